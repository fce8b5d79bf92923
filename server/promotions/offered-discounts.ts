import type { Discount } from '#common/wire/discounts.ts'
import type { MemberCtx } from '../kernel/context.ts'
import { findOwnCodes } from './find-codes.ts'
import { endOf, judgeCode } from './judge-code.ts'

/** The discounts that the member has now, the first to end first: of two that are as large that one is taken. */
export async function offeredDiscounts(ctx: MemberCtx): Promise<Discount[]> {
  const now = ctx.now()
  const found = await findOwnCodes(ctx)
  return found
    .filter((code) => judgeCode(code, ctx.actor.memberId, now) === null)
    .map((code) => ({
      code: code.code,
      kind: code.kind,
      percentage: code.percentage,
      ends: endOf(code)?.toISOString() ?? null,
      currency: code.currency,
      minimum: code.minimum,
      bundle: code.bundleId,
      methods: code.methods,
      held_by: code.heldBy,
    }))
    .toSorted((a, b) => (a.ends ?? '9').localeCompare(b.ends ?? '9'))
}
