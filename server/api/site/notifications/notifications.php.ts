import { notificationsResponseSchema, putNotificationsSchema } from '#common/wire/notifications.ts'
import { findPreferences, resumeMails, setPreference } from '#server/notifications/preferences.ts'
import { keepZone, setQuietHours } from '#server/notifications/rhythm/set-rhythm.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getNotifications = endpoint(
  {
    method: 'get',
    path: '/api/notifications.php',
    summary: 'Which notifications the member gets by mail and push, and why none are mailed, if so',
    access: 'member',
    beforeAge: true,
    limit: { calls: 120, seconds: 60 },
    response: notificationsResponseSchema,
  },
  (ctx) => findPreferences(ctx, ctx.actor.memberId),
)

export const putNotifications = endpoint(
  {
    method: 'put',
    path: '/api/notifications.php',
    summary: 'Switches one kind of notification on or off, mails them again, or sets quiet hours',
    access: 'member',
    beforeAge: true,
    limit: { calls: 120, seconds: 60 },
    body: putNotificationsSchema,
    response: notificationsResponseSchema,
  },
  async (ctx, { body }) => {
    const { memberId } = ctx.actor
    if ('resume' in body) await resumeMails(ctx, memberId)
    else if ('quiet_hours' in body) await setQuietHours(ctx, memberId, body.quiet_hours)
    else if ('time_zone' in body) await keepZone(ctx, memberId, body.time_zone)
    else await setPreference(ctx, memberId, body)
    return findPreferences(ctx, memberId)
  },
)
