import { classNames } from '../class-names.ts'

type GallerySegmentsProps = { total: number; shown: number }

export function GallerySegments({ total, shown }: GallerySegmentsProps) {
  const segments = Array.from({ length: total }, (_, index) => index)
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-3 top-2.5 z-2 flex gap-1.25 lg:hidden"
    >
      {segments.map((segment) => (
        <span
          key={segment}
          className={classNames(
            'h-1 flex-1 rounded-full shadow-1',
            segment === shown ? 'bg-white' : 'bg-white/50',
          )}
        />
      ))}
    </div>
  )
}
