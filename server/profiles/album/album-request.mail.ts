import { z } from 'zod'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { loginPath } from '#server/members/login-path.ts'
import { findMailedPerson } from '../mailed-person.ts'

const schema = z.object({ from: z.uuid() })

/** Somebody asks to see the receiver's private photos. */
export const albumRequestMail: MailKind<z.infer<typeof schema>> = {
  name: 'album-request',
  schema,
  category: 'like',
  async compose(ctx, receiver, { from }) {
    const person = receiver.memberId && (await findMailedPerson(ctx, from, receiver.memberId))
    if (!person) return null
    const t = ctx.translate
    return {
      subject: t('photoReviewMail.request.subject'),
      preview: t('photoReviewMail.request.preview'),
      heading: t('photoReviewMail.request.heading', { name: person.labelled }),
      blocks: [
        { kind: 'text', text: t('photoReviewMail.request.text') },
        {
          kind: 'button',
          label: t('photoReviewMail.request.button'),
          path: await loginPath(ctx, receiver, '/profile/album'),
        },
        ...person.notes,
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}
