import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MailKind } from '../mail/mail-kind.ts'
import { loginPath } from '../members/login-path.ts'
import { bool, int } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'
import { unreadOf } from './queries.ts'

const schema = z.object({ since: z.iso.datetime() })

/** A day after a message: once, to who has not been back since. */
export const unreadReminderMail: MailKind<z.infer<typeof schema>> = {
  name: 'unread-reminder',
  schema,
  category: 'unread_message_reminders',
  async compose(ctx, receiver, { since }) {
    const { memberId } = receiver
    if (!memberId) return null
    const [found] = await rows(
      ctx.db,
      { count: int, back: bool },
      sql`
      select ${unreadOf(ctx, memberId)} as count, last_active_at > ${since}::timestamptz as back
      from profile where member_id = ${memberId}`,
    )
    const { count = 0, back = true } = found ?? {}
    if (back || count === 0) return null
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
