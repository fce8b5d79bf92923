import { randomInt } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { limits } from '#common/limits.ts'
import { required } from '#common/required.ts'
import type { Money } from '#common/wire/basics.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { createOrder } from '../create-order.ts'
import { lockMember } from '../lock-member.ts'
import type { OrderRow } from '../queries.ts'
import { isCode } from './code-mac.ts'
import { openDetails, sealDetails } from './details.ts'
import { isDebitBlocked, newestRequest, openMandate, ownRequest } from './queries.ts'
import { type DebitRequestRow, debitRequests, mandates } from './tables.ts'

/** The version of the words that the form shows (messages `directDebit.mandate`). It is changed with them. */
const mandateTextVersion = '2026-11'

type Verdict = 'right' | 'code_invalid' | 'code_ended'

/**
 * Takes the code: the right one signs the mandate and orders the bundle, both or, where the order is refused, neither, so
 * that the code still counts. A wrong one is counted, also when many come at once. Repeated after it was right, it answers
 * the same order.
 */
export async function confirmDebit(
  ctx: MemberCtx,
  { requestId, code, shown }: { requestId: string; code: string; shown?: Money | undefined },
): Promise<OrderRow> {
  const { request, verdict } = await inTransaction(ctx, async (tx) => {
    await lockMember(tx, tx.actor.memberId)
    const own = await ownRequest(tx, requestId)
    if (!own) throw new AppError('not_found')
    return { request: own, verdict: own.confirmedAt ? 'right' : await judgeCode(tx, own, code) }
  })
  if (verdict !== 'right') throw invalidField('otp', verdict)
  const order = { requestId, bundle: request.bundleId, method: 'sdd' as const, shown }
  return createOrder(ctx, order, (tx) => signMandate(tx, requestId))
}

async function judgeCode(ctx: MemberCtx, request: DebitRequestRow, code: string): Promise<Verdict> {
  if (await isDebitBlocked(ctx)) throw new AppError('debit_blocked')
  const { id, codeMac, tries } = request
  if (!codeMac || !(await countsStill(ctx, request))) return 'code_ended'
  if (await isCode(ctx.db, id, code, codeMac)) return 'right'
  await ctx.db
    .update(debitRequests)
    .set({ tries: tries + 1 })
    .where(eq(debitRequests.id, id))
  return tries + 1 < limits.debitCodeTries ? 'code_invalid' : 'code_ended'
}

/** Whether the request's code can be used: sent, in time, not guessed at too often, and the latest. */
async function countsStill(ctx: MemberCtx, { id, expiresAt, tries }: DebitRequestRow): Promise<boolean> {
  if (!expiresAt || expiresAt <= ctx.now() || tries >= limits.debitCodeTries) return false
  return (await newestRequest(ctx, ctx.actor.memberId))?.id === id
}

/**
 * Signs the mandate of a request whose code was right. Meanwhile another order may have ended it, or the same request,
 * sent twice, have signed it.
 */
async function signMandate(ctx: MemberCtx, requestId: string): Promise<void> {
  const request = required(await ownRequest(ctx, requestId))
  if (request.confirmedAt) return
  const mandateId = (await countsStill(ctx, request)) ? await mandateOf(ctx, request) : undefined
  if (!mandateId) throw invalidField('otp', 'code_ended')
  await ctx.db
    .update(debitRequests)
    .set({ mandateId, confirmedAt: ctx.now(), details: null })
    .where(eq(debitRequests.id, request.id))
}

/** The mandate that the request signs, in place of an earlier one; or the one it uses again, if that still stands. */
async function mandateOf(ctx: MemberCtx, request: DebitRequestRow): Promise<string | undefined> {
  if (!request.details) {
    const open = await openMandate(ctx)
    return open?.id === request.mandateId ? open?.id : undefined
  }
  const { memberId } = ctx.actor
  await ctx.db
    .update(mandates)
    .set({ endedAt: ctx.now() })
    .where(and(eq(mandates.memberId, memberId), isNull(mandates.endedAt)))
  const id = uuidv7()
  const details = await openDetails(ctx.db, request.id, required(request.details))
  await ctx.db.insert(mandates).values({
    id,
    memberId,
    companyId: ctx.site.companyId,
    reference: createReference(ctx.now()),
    details: await sealDetails(ctx.db, id, details),
    textVersion: mandateTextVersion,
    language: ctx.locale,
    signedAt: ctx.now(),
  })
  return id
}

/** Without the letters and digits that look alike: people read it out to their bank. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

function createReference(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  const drawn = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')
  return `M${day}-${drawn.slice(0, 5)}-${drawn.slice(5)}`
}
