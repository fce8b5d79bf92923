import { deleteAccountSchema, leavingSchema, takeAlternativeSchema } from '#common/leaving.ts'
import { okSchema } from '#common/wire.ts'
import { endpoint } from '../http/endpoint.ts'
import { clearSessionCookie } from '../http/session-cookie.ts'
import { deleteAccount } from '../members/leaving.ts'
import { requirePassword } from '../members/proof.ts'
import { AppError } from '../platform/errors.ts'
import { changePrivacy } from '../profiles/privacy.ts'
import { findLeaving } from './find-leaving.ts'

export const getAccount = endpoint(
  {
    method: 'get',
    path: '/api/account.php',
    summary: 'What is offered instead of deleting the account, and what would be lost',
    access: 'member',
    limit: 'none',
    response: leavingSchema,
  },
  findLeaving,
)

export const putAccount = endpoint(
  {
    method: 'put',
    path: '/api/account.php',
    summary: 'Takes one of the offered alternatives: privacy mode',
    access: 'member',
    limit: { calls: 30, seconds: 60 },
    body: takeAlternativeSchema,
    response: okSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    // A new address is begun on a page of its own.
    if (body.alternative !== 'privacy') throw new AppError('not_found')
    await changePrivacy(ctx, { invisible: true })
    return { ok: true as const }
  },
)

export const deleteOwnAccount = endpoint(
  {
    method: 'delete',
    path: '/api/account.php',
    summary: 'Deletes the account; for fourteen days the mailed link brings it back',
    access: 'member',
    limit: { calls: 30, seconds: 900 },
    body: deleteAccountSchema,
    response: okSchema,
    errors: ['login_blocked'],
  },
  async (ctx, { body }, c) => {
    await requirePassword(ctx, { password: body.password, signal: c.req.raw.signal })
    await deleteAccount(ctx, body.reason)
    clearSessionCookie(c)
    return { ok: true as const }
  },
)
