import { z } from 'zod'
import { photoReasons } from '#common/profiles/photo-review.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'

const schema = z.object({ reason: z.enum(photoReasons) })

/** To a member whose photo is not shown: why, and what to do. It is about the account and cannot be switched off. */
export const photoRejectedMail: MailKind<z.infer<typeof schema>> = {
  name: 'photo-rejected',
  schema,
  async compose(ctx, receiver, { reason }) {
    const t = ctx.translate
    return {
      subject: t('photoReviewMail.rejected.subject'),
      preview: t('photoReviewMail.rejected.heading'),
      heading: t('photoReviewMail.rejected.heading'),
      blocks: [
        { kind: 'text', text: t(`photoReview.reasons.${reason}`) },
        { kind: 'text', text: t('photoReviewMail.rejected.next') },
        {
          kind: 'button',
          label: t('photoReviewMail.rejected.button'),
          path: await loginPath(ctx, receiver, '/profile/photos'),
        },
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}
