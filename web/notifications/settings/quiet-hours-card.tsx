import { useFormatter, useTranslations } from 'use-intl'
import { useZone } from '#client/page/use-zone.ts'
import type { Notifications, QuietHours } from '#common/wire/notifications.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Switch } from '#ui/form/switch.tsx'

const ends = ['from', 'to'] as const
const dayHours = Array.from({ length: 24 }, (_, hour) => hour)

type QuietHoursCardProps = {
  hours: Notifications['quiet_hours']
  onChange: (hours: QuietHours) => void
}

/** The hours in which no news comes, by the member's own clock. */
export function QuietHoursCard({ hours, onChange }: QuietHoursCardProps) {
  const t = useTranslations('rhythm.quiet')
  const { on, from, to } = hours
  // The browser's is what the server is told (use-keep-zone.ts).
  const zone = useZone() ?? hours.time_zone
  const { dateTime } = useFormatter()
  const clock = (hour: number) =>
    dateTime(new Date(Date.UTC(2000, 0, 1, hour)), { timeZone: 'UTC', timeStyle: 'short' })
  return (
    <Card flush className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-2.5 sm:px-6">
      <Switch
        label={t('label')}
        hint={t('hint')}
        checked={on}
        onChange={(event) => onChange({ on: event.target.checked, from, to })}
      />
      {on && (
        <div className="grid grid-cols-2 gap-x-4 gap-y-2 pb-1.5 sm:max-w-[22rem]">
          {ends.map((end) => (
            <Field key={end} label={t(end)}>
              <Select
                value={hours[end]}
                onChange={(event) => onChange({ on, from, to, [end]: Number(event.target.value) })}
              >
                {dayHours.map((hour) => (
                  <option key={hour} value={hour} disabled={hour === (end === 'from' ? to : from)}>
                    {clock(hour)}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
          <p className="col-span-2 text-12 text-muted">{t('zone', { zone: cityOf(zone) })}</p>
        </div>
      )}
    </Card>
  )
}

/** Zones are named after cities, as America/New_York. */
function cityOf(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}
