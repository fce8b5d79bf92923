import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx, MemberCtx } from '#server/kernel/context.ts'
import { type DebitRequestRow, debitRequests, debits, type MandateRow, mandates } from './tables.ts'

const dayMs = 86_400_000
/** How long a code may take to leave: one that did not leave by then was lost with its service, and counts no more. */
const lostMs = 15 * 60_000

/** Whether a debit of the member's ever came back. */
export async function isDebitBlocked(ctx: MemberCtx): Promise<boolean> {
  const returned = await ctx.db
    .select({ id: debits.orderId })
    .from(debits)
    .innerJoin(mandates, eq(mandates.id, debits.mandateId))
    .where(and(eq(mandates.memberId, ctx.actor.memberId), eq(debits.state, 'returned')))
    .limit(1)
  return returned.length > 0
}

/** How many codes the member can still be sent: so many in 24 hours. */
export async function codesLeft(ctx: MemberCtx): Promise<number> {
  const ago = (ms: number) => new Date(ctx.now().getTime() - ms)
  const [asked] = await ctx.db
    .select({ codes: count() })
    .from(debitRequests)
    .where(
      and(
        eq(debitRequests.memberId, ctx.actor.memberId),
        gt(debitRequests.createdAt, ago(dayMs)),
        or(sql`${debitRequests.codeMac} is not null`, gt(debitRequests.createdAt, ago(lostMs))),
      ),
    )
  return Math.max(0, limits.debitCodesADay - (asked?.codes ?? 0))
}

export async function openMandate(ctx: MemberCtx): Promise<MandateRow | undefined> {
  const [mandate] = await ctx.db
    .select()
    .from(mandates)
    .where(
      and(
        eq(mandates.memberId, ctx.actor.memberId),
        eq(mandates.companyId, ctx.site.companyId),
        isNull(mandates.endedAt),
      ),
    )
  return mandate
}

export async function ownRequest(ctx: MemberCtx, requestId: string): Promise<DebitRequestRow | undefined> {
  const [request] = await ctx.db
    .select()
    .from(debitRequests)
    .where(and(eq(debitRequests.memberId, ctx.actor.memberId), eq(debitRequests.requestId, requestId)))
  return request
}

/** A member's latest request. Only its code counts. */
export async function newestRequest(
  { db }: Pick<Ctx, 'db'>,
  memberId: string,
): Promise<DebitRequestRow | undefined> {
  const [request] = await db
    .select()
    .from(debitRequests)
    .where(eq(debitRequests.memberId, memberId))
    .orderBy(desc(debitRequests.createdAt), desc(debitRequests.id))
    .limit(1)
  return request
}
