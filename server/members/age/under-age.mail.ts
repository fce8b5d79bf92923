import { z } from 'zod'
import { limits } from '#common/limits.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { findMember } from '../queries.ts'

const dayMs = 86_400_000

/** To who was found to be too young: what became of the account and why, and whom to write to. Nothing in it signs in. */
export const underAgeMail: MailKind = {
  name: 'under-age',
  schema: z.object({}),
  async compose(ctx, { memberId, name }) {
    const member = memberId ? await findMember(ctx, memberId) : undefined
    if (member?.status !== 'deleted' || !member.underAgeAt || !member.deletedAt) return null
    const left = member.deletedAt.getTime() + limits.reactivationDays * dayMs - ctx.now().getTime()
    if (left <= 0) return null
    const t = ctx.translate
    const { name: site, support_email: address } = ctx.site.settings
    return {
      subject: t('leavingMail.underAge.subject'),
      preview: t('leavingMail.underAge.preview'),
      heading: name ? t('leavingMail.underAge.heading', { name }) : t('leavingMail.underAge.subject'),
      blocks: [
        { kind: 'text', text: t('leavingMail.underAge.text', { site, days: Math.ceil(left / dayMs) }) },
        { kind: 'note', text: t('leavingMail.underAge.note', { address }) },
      ],
    }
  },
}
