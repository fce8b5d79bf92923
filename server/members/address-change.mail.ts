import { z } from 'zod'
import { limits } from '#common/limits.ts'
import type { MailKind } from '../mail/mail-kind.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { accountMail } from './account-mail.ts'
import { sinceSchema } from './account-safety.mail.ts'
import { createMailLink } from './mail-links.ts'
import { findOwner } from './queries.ts'
import { createUndoLink } from './undo-links.ts'

/** To the new address: its owner confirms the change. Where it is another member's already, that one is told. */
export const mailChangeMail: MailKind = {
  name: 'mail-change',
  uncounted: true,
  schema: z.object({}),
  async compose(ctx, receiver) {
    if (!receiver.memberId) return null
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

/** To the address that was the member's until now, with the way back. */
export const addressChangedMail: MailKind<z.infer<typeof sinceSchema>> = {
  name: 'address-changed',
  schema: sinceSchema,
  async compose(ctx, receiver, { since }) {
    if (!receiver.memberId) return null
    const token = await createUndoLink(ctx, receiver.memberId, { email: receiver.address, since })
    if (!token) return null
    return accountMail(ctx, 'addressChanged', receiver, { path: `/mail-change/do?undo=${token}` })
  },
}
