import { z } from 'zod'
import { limits } from '#common/limits.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findMember, findOwner } from '../queries.ts'
import { accountMail } from './account-mail.ts'
import { createMailLink } from './mail-links.ts'

/**
 * Asks a new member to confirm the address. Where it is another member's by then, that one is told instead: the owner
 * of an address learns of it, and nobody else does.
 */
export const activationMail: MailKind<{ email: string }> = {
  name: 'activation',
  uncounted: true,
  schema: z.object({ email: z.string() }),
  async compose(ctx, receiver, { email }) {
    const member = receiver.memberId ? await findMember(ctx, receiver.memberId) : undefined
    if (!member || member.emailConfirmedAt || member.email !== email) return null
    const owner = await findOwner(ctx, email)
    if (owner) {
      await queueMail(ctx, accountExistsMail, { memberId: owner }, {})
      return null
    }
    const minutes = limits.activateLinkMinutes
    const token = await createMailLink(ctx, {
      memberId: member.id,
      purpose: 'activate',
      data: { email },
      minutes,
    })
    return accountMail(ctx, 'activation', receiver, { path: `/activate/done?token=${token}` })
  },
}

export const accountExistsMail: MailKind = {
  name: 'account-exists',
  schema: z.object({}),
  compose: async (ctx, receiver) => accountMail(ctx, 'accountExists', receiver, { path: '/login' }),
}
