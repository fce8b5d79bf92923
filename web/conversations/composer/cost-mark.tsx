import { coin } from '#ui/coin.ts'
import { Icon } from '#ui/icon.tsx'

/** The price in credits on a button. Hidden from screen readers, because the button's label says it. */
export function CostMark({ cost }: { cost: number }) {
  if (cost <= 0) return null
  return (
    <span
      aria-hidden="true"
      className="inline-flex items-center gap-1 rounded-full bg-ink/25 px-2 py-0.5 text-14 tabular-nums"
    >
      <Icon icon={coin} size={14} />
      {cost}
    </span>
  )
}
