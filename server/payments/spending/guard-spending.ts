import type { Money } from '#common/wire/basics.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { moneyWriter } from '../money-writer.ts'
import { lockSpending, ruleInForce, spentThisMonth } from './spending-rule.ts'

/**
 * Refuses an order of `price` that the member's own rule does not let them make; inside the order's transaction, whose
 * lock it takes. A cap in another currency lets nothing pass: what it would allow is not known.
 */
export async function guardSpending(tx: MemberCtx, price: Money): Promise<void> {
  await lockSpending(tx)
  const { cap, currency, paused } = await ruleInForce(tx)
  if (paused) throw new AppError('spending_paused')
  if (cap === null || currency === null) return
  const left = Math.max(0, cap - (await spentThisMonth(tx, currency)))
  if (currency === price.currency && price.amount <= left) return
  const money = moneyWriter(tx.locale === 'en' ? 'en-GB' : tx.locale, currency)
  throw new AppError('spending_cap', { params: { cap: money(cap), left: money(left) } })
}
