import { classNames } from '#ui/class-names.ts'
import { staveLines } from './stave-lines.ts'

/**
 * The stave: five curved lines like those of sheet music, drawn behind headings of the brand. The parent has to be
 * positioned and to hide what overflows.
 */
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
      {staveLines.map((d) => (
        <path key={d} d={d} strokeWidth="1.2" vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
