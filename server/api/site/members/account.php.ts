import { okSchema } from '#common/wire/basics.ts'
import {
  type Alternative,
  deleteAccountSchema,
  leavingSchema,
  takeAlternativeSchema,
} from '#common/wire/leaving.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { deleteAccount } from '#server/members/leaving/leaving.ts'
import { requirePassword } from '#server/members/sign-in/proof.ts'
import { endOpenPayments } from '#server/payments/open-payments.ts'
import { AppError } from '#server/platform/errors.ts'
import { changePrivacy } from '#server/profiles/privacy.ts'
import { grantDiscount } from '#server/promotions/grant-discount.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { clearSessionCookie } from '#server/site/session-cookie.ts'
import { findLeaving } from './find-leaving.ts'

export const getAccount = endpoint(
  {
    method: 'get',
    path: '/api/account.php',
    summary: 'What is offered instead of deleting the account, and what would be lost',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: leavingSchema,
  },
  findLeaving,
)

export const putAccount = endpoint(
  {
    method: 'put',
    path: '/api/account.php',
    summary: 'Takes one of the offered alternatives: privacy mode, the trial package or the discount',
    access: 'member',
    beforeAge: true,
    limit: { calls: 30, seconds: 60 },
    body: takeAlternativeSchema,
    response: okSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    if (!(await take(ctx, body.alternative))) throw new AppError('not_found')
    return { ok: true as const }
  },
)

/** False for what is not offered, and for a new address, which is begun on a page of its own. */
async function take(ctx: MemberCtx, alternative: Alternative): Promise<boolean> {
  switch (alternative) {
    case 'privacy':
      await changePrivacy(ctx, { invisible: true })
      return true
    case 'trial':
      return grantDiscount(ctx, 'trial')
    case 'discount':
      return grantDiscount(ctx, 'stay')
    case 'email':
      return false
  }
}

export const deleteOwnAccount = endpoint(
  {
    method: 'delete',
    path: '/api/account.php',
    summary:
      'Deletes the account and ends its open payments; for fourteen days the mailed link brings it back',
    access: 'member',
    beforeAge: true,
    limit: { calls: 30, seconds: 900 },
    body: deleteAccountSchema,
    response: okSchema,
    errors: ['login_blocked'],
  },
  async (ctx, { body }, c) => {
    await requirePassword(ctx, { password: body.password, signal: c.req.raw.signal })
    await endOpenPayments(ctx)
    await deleteAccount(ctx, body.reason)
    clearSessionCookie(c)
    return { ok: true as const }
  },
)
