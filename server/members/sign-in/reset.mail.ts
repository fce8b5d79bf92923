import { z } from 'zod'
import { limits } from '#common/limits.ts'
import type { MailKind } from '#server/mail/mail-kind.ts'
import { accountMail } from '../addresses/account-mail.ts'
import { createMailLink } from '../addresses/mail-links.ts'

export const resetMail: MailKind = {
  name: 'reset',
  uncounted: true,
  schema: z.object({}),
  async compose(ctx, receiver) {
    if (!receiver.memberId) return null
    const token = await createMailLink(ctx, {
      memberId: receiver.memberId,
      purpose: 'reset',
      data: { email: receiver.address },
      minutes: limits.resetLinkMinutes,
    })
    return accountMail(ctx, 'reset', receiver, { path: `/reset-password/do?token=${token}` })
  },
}

/** On a discreet site, the one way to learn that an address has no account: at the address itself. */
export const noAccountMail: MailKind = {
  name: 'no-account',
  uncounted: true,
  schema: z.object({}),
  compose: async (ctx, receiver) => accountMail(ctx, 'noAccount', receiver, { path: '/reset-password' }),
}
