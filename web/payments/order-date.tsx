import { useFormatter } from 'use-intl'
import { useZone } from '../platform/page/use-zone.ts'

/** When an order was made, in the browser's own time. */
export function OrderDate({ date }: { date: string }) {
  const format = useFormatter()
  const zone = useZone()
  return (
    <time dateTime={date} className="tabular-nums">
      {zone && format.dateTime(new Date(date), { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
