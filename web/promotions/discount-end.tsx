import { useFormatter, useTranslations } from 'use-intl'
import { type Timed, useClockOffset } from '#client/live/server-clock.ts'
import { useZone } from '#client/page/use-zone.ts'
import { Countdown } from '#ui/notice/countdown.tsx'

type DiscountEndProps = { ends: string; offer: Timed<{ now: string }> }

const dayMs = 86_400_000

/** The real end of a discount: to the second on its last day, before that the day. */
export function DiscountEnd({ ends, offer }: DiscountEndProps) {
  const t = useTranslations('discounts')
  const format = useFormatter()
  const zone = useZone()
  const clockOffset = useClockOffset(offer)
  const [endsAt, startsAt] = [Date.parse(ends), Date.parse(offer.now)]
  if (endsAt - startsAt > dayMs) {
    // Without the browser's zone the day may be another one.
    const date = format.dateTime(endsAt, { timeZone: zone ?? 'UTC', dateStyle: 'medium' })
    return <span suppressHydrationWarning>{t('ends_on', { date })}</span>
  }
  return (
    <span>
      {t.rich('ends_in', {
        time: () => <Countdown key="time" endsAt={endsAt} startsAt={startsAt} clockOffset={clockOffset} />,
      })}
    </span>
  )
}
