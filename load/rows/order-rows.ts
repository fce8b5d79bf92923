import { required } from '#common/required.ts'
import { methodsFor } from '#server/payments/methods.ts'
import { sandbox, sandboxEvent } from '#server/payments/providers/sandbox.ts'
import type { orders, providerEvents, sandboxPayments } from '#server/payments/tables.ts'
import type { LoadRow } from '../copy/load-row.ts'
import type { LoadPlan } from '../plan/load-plan.ts'
import { countryOf, memberId, placeOf } from '../plan/members-plan.ts'
import { type LoadOrder, ordersOf } from '../plan/orders-of.ts'
import { plainUuid, uuidText } from '../plan/uuid.ts'

const minuteMs = 60_000
/** Nobody asked about it, no card was kept, and nothing went back. */
const plainly = {
  providerChargeId: null,
  returned: 0,
  keepCard: false,
  storedCardId: null,
  uncredited: false,
  lookedUpAt: null,
}
const returnPathOf = (order: LoadOrder) => `/transactions/${uuidText(order.id)}`

function* allOrders({ members: plan }: LoadPlan) {
  for (let index = 0; index < plan.size; index++)
    for (const order of ordersOf(plan, index))
      yield { index, order, method: required(methodsFor(countryOf(plan, index))[0]) }
}

export function* orderRows(plan: LoadPlan): Generator<LoadRow<typeof orders>> {
  for (const { index, order, method } of allOrders(plan)) {
    const { site } = placeOf(plan.members, index)
    const paymentId = uuidText(order.paymentId)
    yield {
      id: order.id,
      memberId: memberId(plan.members, index),
      siteId: site.id,
      companyId: site.companyId,
      bundleId: order.bundle.id,
      number: uuidText(order.id).slice(19),
      requestId: plainUuid(plan.members.seed + 19, order.id.d, order.id.c),
      credits: order.bundle.credits,
      amount: order.bundle.price,
      transactionCosts: 0,
      discount: 0,
      discountCode: null,
      discountPercentage: null,
      currency: order.bundle.currency,
      country: countryOf(plan.members, index),
      vatRate: 0,
      method,
      provider: sandbox.name,
      providerPaymentId: paymentId,
      redirect: `/sandbox/${paymentId}`,
      state: order.paid ? 'completed' : 'failed',
      createdAt: order.at,
      endedAt: order.at + minuteMs,
      ...plainly,
    }
  }
}

/** What the provider knows of an order's payment, in its row and in its event. */
function paymentOf(order: LoadOrder, method: string) {
  return {
    reference: uuidText(order.id),
    amount: order.bundle.price,
    currency: order.bundle.currency,
    method,
    returnPath: returnPathOf(order),
    state: order.paid ? ('approved' as const) : ('failed' as const),
    memberId: null,
    siteId: null,
    keepCard: false,
    toldAt: null,
  }
}

/** The provider's side of every order. */
export function* sandboxPaymentRows(plan: LoadPlan): Generator<LoadRow<typeof sandboxPayments>> {
  for (const { order, method } of allOrders(plan))
    yield {
      id: order.paymentId,
      ...paymentOf(order, method),
      createdAt: order.at,
    }
}

/** What the provider said of every order: one event, which was applied. */
export function* providerEventRows(plan: LoadPlan): Generator<LoadRow<typeof providerEvents>> {
  for (const { order, method } of allOrders(plan)) {
    const event = sandboxEvent(
      {
        id: uuidText(order.paymentId),
        ...paymentOf(order, method),
        createdAt: new Date(order.at),
      },
      'notice',
    )
    yield {
      provider: sandbox.name,
      eventId: event.eventId,
      payload: event,
      outcome: 'applied',
      reason: null,
      receivedAt: order.at + minuteMs,
    }
  }
}
