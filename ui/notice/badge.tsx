import { classNames } from '../class-names.ts'

type BadgeProps = {
  count: number
  tone?: 'unread' | 'like' | 'warning' | 'danger' | 'neutral' | 'quiet' | undefined
  /** The text for screen readers, which says what is counted. Without it they read the number. */
  label?: string | undefined
  /** Shows a zero too, where it means something: an empty balance. */
  showZero?: boolean | undefined
  className?: string | undefined
}

const tones = {
  unread: 'bg-unread text-on-unread',
  like: 'bg-secondary text-on-secondary',
  warning: 'bg-warning-solid text-on-warning',
  danger: 'bg-danger-solid text-on-danger',
  neutral: 'bg-text text-bg',
  quiet: 'bg-sunken text-muted',
}

export function Badge({ count, tone = 'neutral', label, showZero, className }: BadgeProps) {
  if (count <= 0 && !showZero) return null
  return (
    <span
      className={classNames(
        'inline-grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-12 font-bold leading-none tabular-nums',
        tones[tone],
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{count > 99 ? '99+' : count}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
