import { z } from 'zod'
import { limits } from '#common/limits.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { createMailLink } from '../addresses/mail-links.ts'
import { findMember } from '../queries.ts'

const dayMs = 86_400_000

/** Says that the account was deleted, with the link that brings it back until the fourteen days are over. */
export const deletionMail: MailKind = {
  name: 'deletion',
  schema: z.object({}),
  async compose(ctx, { memberId, name }) {
    const member = memberId ? await findMember(ctx, memberId) : undefined
    if (!memberId || member?.status !== 'deleted' || !member.deletedAt || member.underAgeAt) return null
    const left = member.deletedAt.getTime() + limits.reactivationDays * dayMs - ctx.now().getTime()
    if (left <= 0) return null
    const token = await createMailLink(ctx, { memberId, purpose: 'reactivate', minutes: left / 60_000 })
    const t = ctx.translate
    const days = Math.ceil(left / dayMs)
    return {
      subject: t('leavingMail.deletion.subject'),
      preview: t('leavingMail.deletion.preview', { days }),
      heading: name ? t('leavingMail.deletion.heading', { name }) : t('leavingMail.deletion.subject'),
      blocks: [
        { kind: 'text', text: t('leavingMail.deletion.text', { site: ctx.site.settings.name, days }) },
        {
          kind: 'button',
          label: t('leavingMail.deletion.button'),
          path: `/account-deleted?token=${token}`,
        },
        { kind: 'note', text: t('leavingMail.deletion.note', { days }) },
      ],
    }
  },
}

/** Confirms that the account is back, to the owner of the address: also where it was somebody else who read the mail. */
export const reactivatedMail: MailKind = {
  name: 'reactivated',
  schema: z.object({}),
  async compose(ctx, { name }) {
    const t = ctx.translate
    return {
      subject: t('leavingMail.reactivated.subject'),
      preview: t('leavingMail.reactivated.preview'),
      heading: name ? t('leavingMail.reactivated.heading', { name }) : t('leavingMail.reactivated.subject'),
      blocks: [
        { kind: 'text', text: t('leavingMail.reactivated.text', { site: ctx.site.settings.name }) },
        { kind: 'button', label: t('leavingMail.reactivated.button'), path: '/login' },
        { kind: 'note', text: t('leavingMail.reactivated.note') },
      ],
    }
  },
}
