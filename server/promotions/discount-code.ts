import { eq, sql } from 'drizzle-orm'
import type { DiscountCode } from '#common/wire/discounts.ts'
import type { MemberCtx } from '../kernel/context.ts'
import { invalidField } from '../platform/errors.ts'
import { type FoundCode, findCodes } from './find-codes.ts'
import { endOf, judgeCode } from './judge-code.ts'
import { enteredDiscounts } from './tables.ts'

/** The code, if the member can have its discount. Throws §5's texts for the field `code`. */
export async function checkCode(ctx: MemberCtx, typed: string): Promise<FoundCode> {
  const [found] = await findCodes(ctx, ({ code }) => sql`${code} = ${typed}`)
  const refusal = found ? judgeCode(found, ctx.actor.memberId, ctx.now()) : 'code_not_found'
  if (!found || refusal) throw invalidField('code', refusal ?? 'code_not_found')
  return found
}

/** Keeps the code for the member's next orders, in place of the last one; null keeps none. */
export async function enterCode(ctx: MemberCtx, code: string | null): Promise<FoundCode | null> {
  const { memberId } = ctx.actor
  if (code === null) {
    await ctx.db.delete(enteredDiscounts).where(eq(enteredDiscounts.memberId, memberId))
    return null
  }
  const found = await checkCode(ctx, code)
  // What applies by itself needs no keeping, and would take the place of a code.
  if (found.kind !== 'code') return found
  const kept = { codeId: found.id, enteredAt: ctx.now() }
  await ctx.db
    .insert(enteredDiscounts)
    .values({ memberId, ...kept })
    .onConflictDoUpdate({ target: enteredDiscounts.memberId, set: kept })
  return found
}

/** The code that was entered last, as long as it counts. */
export async function enteredCode(ctx: MemberCtx): Promise<FoundCode | null> {
  const { memberId } = ctx.actor
  const found = await findCodes(
    ctx,
    ({ id }) => sql`${id} = (select code_id from entered_discount where member_id = ${memberId})`,
  )
  return firstValid(ctx, found)
}

/** The newcomer's time bonus (spec §9), or null: who has none is told so by nothing. */
export async function welcomeCode(ctx: MemberCtx): Promise<FoundCode | null> {
  const [found] = await findCodes(ctx, ({ kind }) => sql`${kind} = 'time_bonus'`)
  return found && found.heldBy === null ? firstValid(ctx, [found]) : null
}

function firstValid(ctx: MemberCtx, [found]: FoundCode[]): FoundCode | null {
  return found && judgeCode(found, ctx.actor.memberId, ctx.now()) === null ? found : null
}

export function presentCode(ctx: Pick<MemberCtx, 'now'>, found: FoundCode): DiscountCode {
  const end = endOf(found)
  return {
    code: found.code,
    country: found.country,
    user_id: found.userId,
    expires: end?.toISOString() ?? null,
    value_percentage: found.percentage,
    currency: found.currency,
    ...(found.minimum === null ? {} : { minimum_order_value: found.minimum }),
    status: found.status,
    validity: found.validity,
    expired: end !== null && ctx.now() >= end,
    paymentmethods: found.methods,
  }
}
