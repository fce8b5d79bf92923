import { required } from '#common/required.ts'
import { createRandom } from '#demo/random.ts'
import { countryOf, has, type MembersPlan, placeOf } from './members-plan.ts'
import { mix } from './mix.ts'
import type { LoadBundle } from './read-places.ts'
import { timedUuid, type Uuid } from './uuid.ts'

const minuteMs = 60_000
const mostOrders = 8
const starOrders = 6

export type LoadOrder = { id: Uuid; paymentId: Uuid; bundle: LoadBundle; at: number; paid: boolean }

/**
 * What a member has ordered, all within an hour of joining, so that it was there before the first message. Premium is
 * who has bought; a few others have tried.
 */
export function ordersOf(plan: MembersPlan, index: number): LoadOrder[] {
  const random = createRandom(mix(mix(plan.seed + 5) ^ index))
  const paid = has(plan, index, 'paid')
  const offered = placeOf(plan, index).bundles.get(countryOf(plan, index)) ?? []
  if (!paid && !random.chance(0.03)) return []
  const wanted = !paid ? 1 : index < 2 ? starOrders : 1 + Math.floor(-Math.log(1 - random.next()) * 0.9)
  const count = Math.min(mostOrders, wanted)
  return Array.from({ length: offered.length > 0 ? count : 0 }, (_, n) => {
    const size = Math.floor(offered.length * random.next() ** 1.4)
    const at =
      required(plan.createdAt[index]) + Math.floor(((n + random.next()) / count) * 50 * minuteMs) + minuteMs
    const number = (plan.offset + index) * mostOrders + n
    return {
      id: timedUuid(plan.seed, 'order', at, number),
      paymentId: timedUuid(plan.seed, 'payment', at, number),
      bundle: required(offered[size]),
      at,
      paid,
    }
  })
}

/** The credits that a member was given and has bought. */
export function creditsOf(plan: MembersPlan, index: number): number {
  const bought = ordersOf(plan, index).reduce(
    (sum, order) => sum + (order.paid ? order.bundle.credits : 0),
    0,
  )
  return bought + placeOf(plan, index).site.settings.signup_credits
}
