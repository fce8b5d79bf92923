import { classNames } from './class-names.ts'

type OnlineDotProps = { label: string; on?: 'photo' | 'surface' | 'bg'; className?: string }

const rings = { photo: 'outline-white', surface: 'outline-surface', bg: 'outline-bg' }

export function OnlineDot({ label, on = 'surface', className }: OnlineDotProps) {
  return (
    <span
      className={classNames(
        'inline-block size-2.5 flex-none rounded-full bg-online outline-2 forced-color-adjust-none',
        rings[on],
        className,
      )}
    >
      <span className="sr-only">{label}</span>
    </span>
  )
}
