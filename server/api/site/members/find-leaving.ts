import { sql } from 'drizzle-orm'
import { discountedPrice } from '#common/payments/discount-rules.ts'
import type { Alternative, Leaving } from '#common/wire/leaving.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { openPayments } from '#server/payments/open-payments.ts'
import { totalOf } from '#server/payments/order-price.ts'
import { bool, float } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'
import { type StayOffers, stayOffers } from '#server/promotions/grant-discount.ts'

/** What a member is offered instead of leaving, and what leaving would cost. */
export async function findLeaving(ctx: MemberCtx): Promise<Leaving> {
  const found = await rows(
    ctx.db,
    { invisible: bool, credits: float, premium: bool },
    sql`
    select profile.invisible, account.balance::float8 as credits, member.paid as premium
    from member join profile on profile.member_id = member.id join account on account.member_id = member.id
    where member.id = ${ctx.actor.memberId}`,
  )
  const { credits, premium, invisible } = one(found)
  const offers = await stayOffers(ctx)
  return {
    alternatives: offered(invisible, offers),
    discount: offers.stay,
    trial: presentTrial(offers.trial),
    credits,
    premium,
    payments: (await openPayments(ctx)).map(({ order, ends }) => ({ price: totalOf(order), ends })),
  }
}

function offered(invisible: boolean, { trial, stay }: StayOffers): Alternative[] {
  const all: [Alternative, boolean][] = [
    ['email', true],
    ['privacy', !invisible],
    ['trial', trial !== null],
    ['discount', stay !== null],
  ]
  return all.filter(([, isOffered]) => isOffered).map(([name]) => name)
}

function presentTrial(trial: StayOffers['trial']): Leaving['trial'] {
  if (!trial) return null
  const { id, credits, price, currency } = trial.bundle
  return {
    bundle: id,
    credits,
    old_price: { amount: price, currency },
    price: { amount: discountedPrice(price, trial.percentage), currency },
  }
}
