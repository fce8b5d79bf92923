import { sql } from 'drizzle-orm'
import { ownMandates } from '#server/payments/debit/own-mandates.ts'
import { findSpending } from '#server/payments/spending/spending-rule.ts'
import { int, nullable, text, timestamp, uuid } from '#server/platform/db/columns.ts'
import { file, type OwnFile } from './own-file.ts'

/** What the member paid, by what, for what, and what limits it, as files of the download. */
export const ownMoney: OwnFile[] = [
  { path: 'spending.json', read: findSpending },
  file(
    'refund-requests.json',
    {
      payment: uuid,
      kind: text,
      credits: int,
      credits_set_aside: int,
      amount: int,
      amount_returned: int,
      reason: text,
      created_at: timestamp,
      outcome: nullable(text),
      refusal: text,
      ended_at: nullable(timestamp),
    },
    ({ actor }) => sql`
    select order_id as payment, kind, credits, held as credits_set_aside, amount, paid as amount_returned, reason, created_at,
      outcome, refusal, ended_at
    from money_back_request where member_id = ${actor.memberId} order by created_at`,
  ),
  { path: 'direct-debit.json', read: ownMandates },
  file(
    'payments.json',
    {
      payment: uuid,
      number: text,
      invoice: nullable(text),
      credits: int,
      amount: int,
      discount: int,
      discount_code: nullable(text),
      transaction_costs: int,
      currency: text,
      vat_rate: int,
      method: text,
      state: text,
      created_at: timestamp,
      ended_at: nullable(timestamp),
    },
    ({ actor }) => sql`
    select id as payment, payment_order.number, invoice.company_id || '-' || lpad(invoice.number::text, greatest(6, length(invoice.number::text)), '0') as invoice,
      credits, amount, discount, discount_code, transaction_costs, currency, vat_rate, method, state, created_at, ended_at
    from payment_order left join invoice on order_id = payment_order.id where member_id = ${actor.memberId} order by created_at`,
  ),
  file(
    'discounts.json',
    { code: text, percentage: int, expires: nullable(timestamp), entered_at: nullable(timestamp) },
    ({ actor }) => sql`
    select code, value_percentage as percentage, expires, entered_at
    from discount_code left join entered_discount on code_id = discount_code.id and member_id = ${actor.memberId}
    where user_id = ${actor.memberId} or member_id is not null order by code`,
  ),
  file(
    'cards.json',
    {
      brand: nullable(text),
      last_four: nullable(text),
      expires: nullable(text),
      kept_by: text,
      created_at: timestamp,
    },
    ({ actor }) => sql`
    select brand, last_four, expires, provider as kept_by, created_at
    from stored_card where member_id = ${actor.memberId} order by created_at`,
  ),
  file(
    'credits.json',
    { kind: text, credits: int, created_at: timestamp },
    ({ actor }) => sql`
    select transfer.kind, case when to_account = account.id then amount else -amount end as credits, created_at
    from account join transfer on account.id in (from_account, to_account)
    where account.member_id = ${actor.memberId} order by created_at, transfer.id`,
  ),
]
