import { eq, sql } from 'drizzle-orm'
import type { LeaveReason } from '#common/leave-reasons.ts'
import { limits } from '#common/limits.ts'
import { type Ctx, inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { AppError } from '#server/platform/errors.ts'
import { useLink } from '../addresses/mail-links.ts'
import { type MailRequest, requestMail } from '../addresses/mail-requests.ts'
import { lockOpenSession } from '../sessions/open-session.ts'
import { leaveReasons, members, sessions } from '../tables.ts'
import { deletionMail, reactivatedMail } from './leaving-mails.ts'

const dayMs = 86_400_000

/** Until when a deleted account can be brought back. */
function reactivationEnds(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + limits.reactivationDays * dayMs)
}

/**
 * Deletes the caller's account: from now on nobody sees the member, every session is over, and a mail tells how to come
 * back. The row is locked, so that of two requests at once the second finds it done and changes nothing.
 */
export async function deleteAccount(ctx: MemberCtx, reason: LeaveReason | null): Promise<void> {
  const { memberId } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    if (!(await lockOpenSession(tx))) return
    const { rowCount } = await tx.db.execute(sql`
      update member set status = 'deleted', deleted_at = ${tx.now().toISOString()}
      where id = ${memberId} and status = 'active'`)
    if (rowCount === 0) return
    await tx.db.delete(sessions).where(eq(sessions.memberId, memberId))
    if (reason) await countReason(tx, reason)
    await countWayBack(tx, memberId)
    await queueMail(tx, deletionMail, { memberId }, {})
    // Whoever streams is asked whether the session still lives.
    tx.afterCommit(() => tx.events.wake([memberId]))
  })
}

/** By month: on a small site a day would say who it was. */
async function countReason(ctx: Ctx, reason: LeaveReason): Promise<void> {
  const month = `${ctx.now().toISOString().slice(0, 7)}-01`
  const { siteId, leavers } = leaveReasons
  await ctx.db
    .insert(leaveReasons)
    .values({ siteId: ctx.site.id, month, reason, leavers: 1 })
    .onConflictDoUpdate({
      target: [siteId, leaveReasons.month, leaveReasons.reason],
      set: { leavers: sql`${leavers} + 1` },
    })
}

/**
 * Brings a deleted account back by the link that was mailed. Throws `link_invalid` for a link that is none (any more),
 * and once the erase job has taken the account.
 */
export async function reactivate(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { memberId } = await useLink(tx, token, 'reactivate')
    const since = new Date(tx.now().getTime() - limits.reactivationDays * dayMs).toISOString()
    const { rowCount } = await tx.db.execute(sql`
      update member set status = 'active', deleted_at = null
      where id = ${memberId} and status = 'deleted' and under_age_at is null and deleted_at > ${since}::timestamptz`)
    if (rowCount === 0) throw new AppError('link_invalid')
    await queueMail(tx, reactivatedMail, { memberId }, {})
  })
}

/**
 * Who signs in with the right password while the account is about to be erased: mails the link again, at most three
 * times a day, and throws `account_pending_deletion` with the days that are left. Who was found to be too young is told
 * so by `account_under_age` instead.
 */
export async function refusePending(ctx: Ctx, memberId: string, deletedAt: Date): Promise<never> {
  const left = reactivationEnds(deletedAt).getTime() - ctx.now().getTime()
  if (left <= 0) throw new AppError('login_failed')
  const days = Math.ceil(left / dayMs)
  if (await isUnderAge(ctx, memberId)) throw new AppError('account_under_age', { params: { days } })
  await inTransaction(ctx, async (tx) => {
    if ((await countWayBack(tx, memberId)) === 'send') await queueMail(tx, deletionMail, { memberId }, {})
  })
  throw new AppError('account_pending_deletion', { params: { days } })
}

async function isUnderAge({ db }: Ctx, memberId: string): Promise<boolean> {
  const [found] = await db.select({ at: members.underAgeAt }).from(members).where(eq(members.id, memberId))
  return Boolean(found?.at)
}

/** Counts that the link back is mailed, however many ask for it at once. */
async function countWayBack(ctx: Ctx, memberId: string): Promise<MailRequest['outcome']> {
  return (await requestMail(ctx, `member:${memberId}`, 'reactivate', { spaced: false })).outcome
}
