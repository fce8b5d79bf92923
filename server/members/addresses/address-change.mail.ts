import { z } from 'zod'
import { limits } from '#common/limits.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { findMember, findOwner } from '../queries.ts'
import { accountMail } from './account-mail.ts'
import { createMailLink } from './mail-links.ts'

const askedSchema = z.object({ passwordVersion: z.int() })

/**
 * To the new address: its owner confirms the change. Where it is another member's already, that one is told. Who asked
 * under a password that the account has no more may have been put out of it.
 */
export const mailChangeMail: MailKind<z.infer<typeof askedSchema>> = {
  name: 'mail-change',
  uncounted: true,
  schema: askedSchema,
  async compose(ctx, receiver, { passwordVersion }) {
    const member = receiver.memberId ? await findMember(ctx, receiver.memberId) : undefined
    if (!receiver.memberId || member?.passwordVersion !== passwordVersion) return null
    const owner = await findOwner(ctx, receiver.address)
    if (owner) {
      if (owner !== receiver.memberId) await queueMail(ctx, addressOwnedMail, { memberId: owner }, {})
      return null
    }
    const token = await createMailLink(ctx, {
      memberId: receiver.memberId,
      purpose: 'mail_change',
      data: { email: receiver.address },
      minutes: limits.mailChangeLinkMinutes,
    })
    return accountMail(ctx, 'mailChange', receiver, { path: `/mail-change/do?token=${token}` })
  },
}

export const addressOwnedMail: MailKind = {
  name: 'address-owned',
  schema: z.object({}),
  compose: async (ctx, receiver) => accountMail(ctx, 'addressOwned', receiver, { path: '/login' }),
}
