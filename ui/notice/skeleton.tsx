import { classNames } from '../class-names.ts'

type SkeletonProps = {
  shape?: 'text' | 'card' | 'row' | undefined
  lines?: 1 | 2 | 3 | 4 | undefined
  className?: string | undefined
}

const widths = ['w-11/12', 'w-full', 'w-4/5', 'w-3/5']

/** Hidden from screen readers: the surrounding list has aria-busy. */
export function Skeleton({ shape = 'text', lines = 3, className }: SkeletonProps) {
  if (shape === 'card') {
    return (
      <div aria-hidden="true" className={classNames('skeleton aspect-portrait rounded-card', className)} />
    )
  }
  if (shape === 'row') {
    return (
      <div aria-hidden="true" className={classNames('flex items-center gap-3 py-2.5', className)}>
        <span className="skeleton size-13 flex-none rounded-full" />
        <span className="grid flex-1 gap-2">
          <span className="skeleton h-3.5 w-2/5 rounded-small" />
          <span className="skeleton h-3 w-4/5 rounded-small" />
        </span>
      </div>
    )
  }
  return (
    <div aria-hidden="true" className={classNames('grid gap-2.5', className)}>
      {widths.slice(0, lines).map((width) => (
        <span key={width} className={classNames('skeleton h-3.5 rounded-small', width)} />
      ))}
    </div>
  )
}
