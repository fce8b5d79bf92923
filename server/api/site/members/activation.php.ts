import { sql } from 'drizzle-orm'
import { okSchema } from '#common/wire/basics.ts'
import { type Activation, activationSchema, sendActivationSchema, tokenSchema } from '#common/wire/members.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { activationMail } from '#server/members/addresses/activation.mail.ts'
import { sendActivation } from '#server/members/addresses/change-address.ts'
import { activate } from '#server/members/addresses/confirm-address.ts'
import { readMailRequests } from '#server/members/addresses/mail-requests.ts'
import { findMember } from '#server/members/queries.ts'
import { AppError } from '#server/platform/errors.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getActivation = endpoint(
  {
    method: 'get',
    path: '/api/activation.php',
    summary: 'How the mail fares by which the member confirms the address',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: activationSchema,
  },
  (ctx) => readActivation(ctx),
)

export const postActivation = endpoint(
  {
    method: 'post',
    path: '/api/activation.php',
    summary: 'Sends that mail again, or to another address',
    access: 'member',
    beforeAge: true,
    limit: { calls: 20, seconds: 3_600 },
    body: sendActivationSchema,
    response: activationSchema,
    errors: ['too_many_mails'],
  },
  async (ctx, { body }) => {
    await sendActivation(ctx, body.email)
    return readActivation(ctx)
  },
)

export const putActivation = endpoint(
  {
    method: 'put',
    path: '/api/activation.php',
    summary: 'Confirms an address by the mailed link, once',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 60, seconds: 3_600 },
    body: tokenSchema,
    response: okSchema,
    errors: ['link_invalid'],
  },
  async (ctx, { body }) => {
    await inTransaction(ctx, (tx) => activate(tx, body.token))
    return { ok: true as const }
  },
)

async function readActivation(ctx: MemberCtx): Promise<Activation> {
  const member = await findMember(ctx, ctx.actor.memberId)
  if (!member) throw new AppError('authentication_required')
  const email = member.email ?? ''
  const { left, waitSeconds, lastAt } = await readMailRequests(ctx, `member:${member.id}`, 'activate')
  return {
    email,
    confirmed: member.emailConfirmedAt !== null || member.isDemo,
    sent: lastAt !== null && (await hasLeft(ctx, lastAt)),
    left,
    wait_seconds: waitSeconds,
  }
}

/**
 * Whether the mail that was asked for then is on its way. On a discreet site it looks so for an address that is another
 * member's too, as soon as any mail could have left.
 */
async function hasLeft(ctx: MemberCtx, askedAt: string): Promise<boolean> {
  if (ctx.site.settings.discreet_accounts) return true
  const { rows } = await ctx.db.execute(sql`
    select from mail where member_id = ${ctx.actor.memberId} and kind = ${activationMail.name}
      and state = 'sent' and created_at >= ${askedAt}::timestamptz limit 1`)
  return rows.length > 0
}
