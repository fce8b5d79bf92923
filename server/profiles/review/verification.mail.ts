import { z } from 'zod'
import { verificationReasons } from '#common/profiles/photo-review.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { loginPath } from '#server/members/sign-in/login-path.ts'

const schema = z.object({ reason: z.enum(verificationReasons).nullable() })

/** What came of a member's live photo. */
export const verificationMail: MailKind<z.infer<typeof schema>> = {
  name: 'verification',
  schema,
  async compose(ctx, receiver, { reason }) {
    const t = ctx.translate
    const outcome = reason === null ? 'verified' : 'unverified'
    const heading = t(`photoReviewMail.${outcome}.heading`)
    return {
      subject: t('photoReviewMail.verification.subject'),
      preview: heading,
      heading,
      blocks: [
        {
          kind: 'text',
          text:
            reason === null ? t('photoReviewMail.verified.text') : t(`photoReview.verify.reasons.${reason}`),
        },
        {
          kind: 'button',
          label: t(`photoReviewMail.${outcome}.button`),
          path: await loginPath(ctx, receiver, '/profile/verify'),
        },
        { kind: 'note', text: t('mail.frame.link_note') },
      ],
    }
  },
}
