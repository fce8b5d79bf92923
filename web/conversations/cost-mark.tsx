import coins from 'lucide/dist/esm/icons/coins.mjs'
import { Icon } from '../ui/icon.tsx'

/** The price in credits, on the button that leads to it. For the eyes: words say it too. */
export function CostMark({ cost }: { cost: number }) {
  if (cost <= 0) return null
  return (
    <span
      aria-hidden="true"
      className="inline-flex items-center gap-1 rounded-full bg-ink/25 px-2 py-0.5 text-14 tabular-nums"
    >
      <Icon icon={coins} size={14} />
      {cost}
    </span>
  )
}
