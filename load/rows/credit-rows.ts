import { required } from '#common/required.ts'
import type { accounts, transfers } from '#server/credits/tables.ts'
import type { LoadRow } from '../copy/load-row.ts'
import type { LoadPlan } from '../plan/load-plan.ts'
import { type MembersPlan, memberId, placeOf } from '../plan/members-plan.ts'
import { creditsOf, ordersOf } from '../plan/orders-of.ts'
import { type SentMessage, sentMessages } from '../plan/sent-messages.ts'
import { timedUuid, type Uuid, uuidText } from '../plan/uuid.ts'
import { clientIdOf, messageTransferId } from './message-rows.ts'

type TransferRow = LoadRow<typeof transfers>

/** A member's account; its balance is what the ledger below adds up to. */
export function* accountRows(plan: LoadPlan): Generator<LoadRow<typeof accounts>> {
  const { members } = plan
  const spent = new Float64Array(members.size)
  for (const { sender, cost } of sentMessages(plan)) spent[sender] = required(spent[sender]) + cost
  for (let index = 0; index < members.size; index++)
    yield {
      id: accountId(members, index),
      memberId: memberId(members, index),
      companyId: placeOf(members, index).site.companyId,
      house: null,
      balance: creditsOf(members, index) - required(spent[index]),
    }
}

/** The ledger: what each member was given and bought, then what the messages cost. */
export function* transferRows(plan: LoadPlan): Generator<TransferRow> {
  for (let index = 0; index < plan.members.size; index++) yield* creditsGiven(plan.members, index)
  for (const message of sentMessages(plan)) if (message.cost > 0) yield messagePaid(plan.members, message)
}

function accountId(plan: MembersPlan, index: number): Uuid {
  return timedUuid(plan.seed, 'account', required(plan.createdAt[index]), plan.offset + index)
}

function* creditsGiven(plan: MembersPlan, index: number): Generator<TransferRow> {
  const { site, houses } = placeOf(plan, index)
  const given = (
    house: Uuid,
    at: number,
    order: number,
    about: Pick<TransferRow, 'amount' | 'kind' | 'reference'>,
  ) => ({
    id: timedUuid(plan.seed ^ plan.offset, 'transfer', at, (index * 16 + order) * 2 + 1),
    fromAccount: house,
    toAccount: accountId(plan, index),
    createdAt: at,
    ...about,
  })
  if (site.settings.signup_credits > 0)
    yield given(houses.bonus, required(plan.createdAt[index]), 0, {
      amount: site.settings.signup_credits,
      kind: 'signup',
      reference: uuidText(memberId(plan, index)),
    })
  for (const [n, order] of ordersOf(plan, index).entries())
    if (order.paid)
      yield given(houses.sales, order.at + 60_000, n + 1, {
        amount: order.bundle.credits,
        kind: 'purchase',
        reference: uuidText(order.id),
      })
}

function messagePaid(plan: MembersPlan, message: SentMessage): TransferRow {
  const { sender, at, cost } = message
  return {
    id: messageTransferId(plan, message),
    fromAccount: accountId(plan, sender),
    toAccount: placeOf(plan, sender).houses.messages,
    amount: cost,
    kind: 'message',
    reference: `${uuidText(memberId(plan, sender))}:${uuidText(clientIdOf(plan, message))}`,
    createdAt: at,
  }
}
