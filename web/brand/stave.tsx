import { classNames } from '../ui/class-names.ts'

const lines = [0, 24, 48, 72, 96]

/** Five hairlines behind a brand moment; the parent is positioned and cuts them off. */
export function Stave({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-0 size-full fill-none stroke-secondary opacity-35',
        className,
      )}
    >
      {lines.map((dy) => (
        <path
          key={dy}
          d={`M-20 ${88 + dy}C180 ${14 + dy} 380 ${156 + dy} 620 ${78 + dy}S1040 ${8 + dy} 1220 ${64 + dy}`}
          strokeWidth="1.2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
