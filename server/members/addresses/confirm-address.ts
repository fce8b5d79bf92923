import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { bool } from '#server/platform/db/columns.ts'
import { violatedConstraint } from '#server/platform/db/db.ts'
import { rows } from '#server/platform/db/rows.ts'
import { announce } from '#server/platform/domain-events.ts'
import { AppError } from '#server/platform/errors.ts'
import { findMember } from '../queries.ts'
import { welcomeMail } from '../welcome.mail.ts'
import { openLink, useLink } from './mail-links.ts'

/** A member has proved an e-mail address to be theirs, by a mailed link. */
export const addressConfirmed = { name: 'address-confirmed', schema: z.object({ member: z.uuid() }) }

/**
 * Lets claims of one address be proved one after the other, until the transaction ends: the second finds what the first
 * left. Whoever calls it does so before a member or a link is locked, as another may wait for those while it holds the
 * address.
 */
export async function lockAddress({ db, site }: Pick<Ctx, 'db' | 'site'>, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${site.id} ${email}`}, 0))`)
}

/**
 * Makes an address the member's own, amid the caller's transaction: whoever else claimed it without proof loses it. A
 * member's first one is welcomed.
 * Throws `link_invalid` where another member proved it earlier.
 */
export async function confirmAddress(ctx: Ctx, memberId: string, email: string): Promise<void> {
  const at = ctx.now().toISOString()
  try {
    const [before] = await rows(
      ctx.db,
      { isFirst: bool },
      sql`
      with before as (select email_confirmed_at from member where id = ${memberId} for no key update)
      update member set email = ${email}, email_confirmed_at = ${at}::timestamptz from before where id = ${memberId}
      returning before.email_confirmed_at is null as "isFirst"`,
    )
    if (before?.isFirst) await queueMail(ctx, welcomeMail, { memberId }, {})
  } catch (error) {
    throw violatedConstraint(error) === 'member_email' ? new AppError('link_invalid') : error
  }
  await ctx.db.execute(sql`
    with ended as (
      update member set email = null
      where site_id = ${ctx.site.id} and email = ${email} and id <> ${memberId} and email_confirmed_at is null
      returning id
    )
    delete from mail_link using ended where mail_link.member_id = ended.id and used_at is null`)
  // The member's open pages remind of it no more.
  await ctx.events.publish(ctx, memberId, { type: 'user' })
  await announce(ctx, addressConfirmed, { member: memberId })
}

/** Confirms the address that a member signed up with, amid the caller's transaction. */
export async function activate(ctx: Ctx, token: string): Promise<void> {
  const { email } = (await openLink(ctx, token, 'activate')).data
  if (!email) throw new AppError('link_invalid')
  await lockAddress(ctx, email)
  const { memberId } = await useLink(ctx, token, 'activate')
  const member = await findMember(ctx, memberId)
  if (member?.email !== email) throw new AppError('link_invalid')
  await confirmAddress(ctx, memberId, email)
}
