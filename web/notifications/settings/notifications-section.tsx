import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import {
  type NotificationCategory,
  type NotificationChannel,
  notificationCategories,
  notificationChannels,
} from '#common/notification-categories.ts'
import type { Notifications, QuietHours } from '#common/wire/notifications.ts'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { PushSwitch } from '#web/members/push/push-switch.tsx'
import { useSavedChanges } from '#web/members/settings/use-saved-changes.ts'
import { notificationsQuery } from './notifications-query.ts'
import { PausedMail } from './paused-mail.tsx'
import { QuietHoursCard } from './quiet-hours-card.tsx'

type Switched = { category: NotificationCategory; channel: NotificationChannel; enabled: boolean }
type Change = Switched | { quiet_hours: QuietHours }

const headStyle = 'py-2.5 text-12 font-bold text-muted'

/** Eight kinds of news, each with a switch for mail and one for push, and when none come. */
export function NotificationsSection() {
  const t = useTranslations('settings.notifications')
  const { api } = usePageData()
  const query = notificationsQuery(api)
  const { data } = useSuspenseQuery(query)
  const save = useSavedChanges({
    queryKey: query.queryKey,
    apply: changed,
    send: (change: Change) => unwrap(api['notifications.php'].$put({ json: change })),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PausedMail reasons={data.disabled} />
      <PushSwitch />
      <Card flush className="overflow-hidden">
        <table className="w-full table-fixed border-collapse">
          <thead>
            <tr>
              <th scope="col" className={`${headStyle} pr-2 pl-4 text-left sm:pl-6`}>
                {t('about')}
              </th>
              {notificationChannels.map((channel) => (
                <th
                  key={channel}
                  scope="col"
                  className={`${headStyle} w-17 text-center wrap-anywhere hyphens-auto last:w-19 last:pr-2 sm:w-24 sm:last:w-24`}
                >
                  {t(`channels.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {notificationCategories.map((category) => (
              <tr key={category} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-2 pl-4 text-left font-normal sm:pl-6">
                  <span className="block text-14 font-bold wrap-anywhere hyphens-auto">
                    {t(`categories.${category}.title`)}
                  </span>
                  <span className="block text-12 text-muted wrap-anywhere">
                    {t(`categories.${category}.text`)}
                  </span>
                </th>
                {notificationChannels.map((channel) => (
                  <td key={channel} className="last:pr-2">
                    <Switch
                      className="justify-center"
                      hideLabel
                      label={t('switch', {
                        category: t(`categories.${category}.title`),
                        channel: t(`channels.${channel}`),
                      })}
                      checked={data.notifications[category][channel]}
                      onChange={(event) => save({ category, channel, enabled: event.target.checked })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <QuietHoursCard hours={data.quiet_hours} onChange={(hours) => save({ quiet_hours: hours })} />
    </div>
  )
}

function changed(data: Notifications, change: Change): Notifications {
  if ('quiet_hours' in change) return { ...data, quiet_hours: { ...data.quiet_hours, ...change.quiet_hours } }
  const { category, channel, enabled } = change
  const channels = { ...data.notifications[category], [channel]: enabled }
  return { ...data, notifications: { ...data.notifications, [category]: channels } }
}
