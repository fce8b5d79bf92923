import { sql } from 'drizzle-orm'
import {
  type NotificationCategory,
  type NotificationChannel,
  notificationCategories,
  notificationsResponseSchema,
  offByDefault,
  putNotificationsSchema,
} from '#common/notifications.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { endpoint } from '../http/endpoint.ts'

export const getNotifications = endpoint(
  {
    method: 'get',
    path: '/api/notifications.php',
    summary: 'Which notifications the member gets, by mail and by push',
    access: 'member',
    limit: 'none',
    response: notificationsResponseSchema,
  },
  answer,
)

export const putNotifications = endpoint(
  {
    method: 'put',
    path: '/api/notifications.php',
    summary: 'Switches a notification on or off, or resumes mails that were stopped',
    access: 'member',
    limit: { calls: 120, seconds: 60 },
    body: putNotificationsSchema,
    response: notificationsResponseSchema,
  },
  async (ctx, { body }) => {
    if ('category' in body)
      await ctx.db.execute(sql`
        insert into notification_setting (member_id, category, channel, enabled)
        values (${ctx.actor.memberId}, ${body.category}, ${body.channel}, ${body.enabled})
        on conflict (member_id, category, channel) do update set enabled = excluded.enabled`)
    return answer(ctx)
  },
)

async function answer(ctx: MemberCtx) {
  const { rows } = await ctx.db.execute<{ category: string; channel: string; enabled: boolean }>(sql`
    select category, channel, enabled from notification_setting where member_id = ${ctx.actor.memberId}`)
  const isOn = (category: NotificationCategory, channel: NotificationChannel) =>
    rows.find((row) => row.category === category && row.channel === channel)?.enabled ??
    !offByDefault.has(category)
  const channelsOf = (category: NotificationCategory) => ({
    email: isOn(category, 'email'),
    push: isOn(category, 'push'),
  })
  const notifications = Object.fromEntries(
    notificationCategories.map((category) => [category, channelsOf(category)]),
  )
  return notificationsResponseSchema.parse({ notifications, disabled: [] })
}
