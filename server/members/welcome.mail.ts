import { z } from 'zod'
import type { MailKind } from '../mail/mail-kind.ts'
import { loginPath } from './sign-in/login-path.ts'

/** To a member whose address has just been confirmed. */
export const welcomeMail: MailKind<Record<string, never>> = {
  name: 'welcome',
  schema: z.object({}),
  async compose(ctx, receiver) {
    const t = ctx.translate
    const site = ctx.site.settings.name
    return {
      subject: t('mail.welcome.subject'),
      preview: t('mail.welcome.preview'),
      heading: t('mail.welcome.heading', { name: receiver.name ?? '' }),
      blocks: [
        { kind: 'text', text: t('mail.welcome.text', { site }) },
        { kind: 'text', text: t('mail.welcome.discreet') },
        { kind: 'button', label: t('mail.welcome.button'), path: await loginPath(ctx, receiver, '/members') },
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}
