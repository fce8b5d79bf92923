import type { z } from 'zod'
import type { PushKind } from '#server/notifications/push/push-kind.ts'
import { countUnread, unreadReminderSchema } from './unread-reminder.mail.ts'

/** Reminds of conversations that have waited for a day, and for three, as far as they are unread still. */
export const unreadReminderPush: PushKind<z.infer<typeof unreadReminderSchema>> = {
  name: 'unread-reminder',
  schema: unreadReminderSchema,
  category: 'unread_message_reminders',
  async compose(ctx, memberId, { conversations }) {
    const count = await countUnread(ctx, memberId, conversations)
    if (count === 0) return null
    return { type: 'news', body: ctx.translate('push.unread', { count }), tag: 'unread', check: '/chats' }
  },
}
