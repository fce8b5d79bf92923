import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'
import { int } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'
import { unreadOf } from '../queries.ts'

export const unreadReminderSchema = z.object({ conversations: z.array(z.uuid()).default([]) })

/** Reminds of conversations that have waited for a day, and for three, as far as they are unread still. */
export const unreadReminderMail: MailKind<z.infer<typeof unreadReminderSchema>> = {
  name: 'unread-reminder',
  schema: unreadReminderSchema,
  category: 'unread_message_reminders',
  async compose(ctx, receiver, { conversations }) {
    const { memberId } = receiver
    if (!memberId) return null
    const count = await countUnread(ctx, memberId, conversations)
    if (count === 0) return null
    const t = ctx.translate
    return {
      subject: t('mail.unread.subject'),
      preview: t('mail.unread.preview'),
      heading: t('mail.unread.heading', { count }),
      blocks: [
        { kind: 'text', text: t('mail.unread.text', { site: ctx.site.settings.name }) },
        { kind: 'button', label: t('mail.unread.button'), path: await loginPath(ctx, receiver, '/chats') },
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}

/** How many messages of these conversations are unread. */
export async function countUnread(ctx: Ctx, memberId: string, conversations: string[]): Promise<number> {
  const counted = await rows(
    ctx.db,
    { count: int },
    sql`select ${unreadOf(ctx, memberId, conversations)} as count`,
  )
  return one(counted).count
}
