import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'
import { members } from '#server/members/tables.ts'

const schema = z.object({ about: z.uuid(), credits: z.int() })

/** To who wrote with a member that was removed for fraud. It is about safety and money, and cannot be switched off. */
export const fraudMail: MailKind<z.infer<typeof schema>> = {
  name: 'fraud-removed',
  schema,
  async compose(ctx, receiver, { about, credits }) {
    const [removed] = await ctx.db.select({ name: members.name }).from(members).where(eq(members.id, about))
    if (!removed) return null
    const t = ctx.translate
    return {
      subject: t('chatSafetyMail.fraud.subject'),
      preview: t('chatSafetyMail.fraud.preview'),
      heading: t('chatSafetyMail.fraud.heading'),
      blocks: [
        { kind: 'text', text: t('chatSafetyMail.fraud.text', { name: removed.name }) },
        ...(credits > 0
          ? [{ kind: 'text' as const, text: t('chatSafetyMail.fraud.credits', { n: credits }) }]
          : []),
        {
          kind: 'button',
          label: t('chatSafetyMail.fraud.button'),
          path: await loginPath(ctx, receiver, '/chats'),
        },
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}
