import type { AuditCheck } from '../platform/db/audit-check.ts'
import { debitChecks } from './debit/audit.ts'

/** The states of an order whose money came; a reversal leaves the credit and adds its own entries. */
const paid = `('completed', 'refunded', 'charged_back')`
const reversed = `('refunded', 'charged_back')`

/** The credits that were taken back for each order, whatever follows a colon in an entry's reference. */
const takenBack = `
  select split_part(reference, ':', 1) as order_id, sum(amount) as amount
  from transfer where kind in ('refund', 'charged_back') group by 1`

/** What providers said went back of each order. */
const reversals = `
  select order_id, sum(amount) as amount, sum(credits) as credits, (array_agg(kind order by created_at desc, id desc))[1] as last
  from payment_reversal group by order_id`

export const paymentChecks: AuditCheck[] = [
  ...debitChecks,
  {
    name: 'paid_order_not_credited',
    explains:
      'A paid order was credited to its member once, with exactly its credits, by its company’s sales: unless its account was erased by then.',
    sql: `
      select payment_order.id::text as id
      from payment_order
      left join transfer on transfer.kind = 'purchase' and transfer.reference = payment_order.id::text
      left join account giver on giver.id = transfer.from_account
      left join account taker on taker.id = transfer.to_account
      where state in ${paid} and not uncredited and (transfer.amount is distinct from credits
        or giver.house is distinct from 'sales' or giver.company_id is distinct from payment_order.company_id
        or taker.member_id is distinct from payment_order.member_id)`,
  },
  {
    name: 'credit_without_paid_order',
    explains: 'Nothing was credited for an order that was not paid, or not for its account, or for none.',
    sql: `
      select transfer.id::text as id
      from transfer
      left join payment_order on payment_order.id::text = transfer.reference and state in ${paid} and not uncredited
      where kind = 'purchase' and payment_order.id is null`,
  },
  {
    name: 'order_not_reversed',
    explains:
      'An order is reversed by exactly the credits of what went back of its money: all of them where all of it went.',
    sql: `
      select coalesce(payment_order.id::text, back.order_id) as id
      from payment_order
      left join (${reversals}) as reversed on reversed.order_id = payment_order.id
      full join (${takenBack}) as back on back.order_id = payment_order.id::text
      where payment_order.id is null
        or coalesce(back.amount, 0) <> coalesce(reversed.credits, 0)
        or returned <> coalesce(reversed.amount, 0)
        or (state in ${reversed} and (coalesce(back.amount, 0) <> case when uncredited then 0 else payment_order.credits end or last <> state))
        or (state not in ${reversed} and returned > 0 and returned = payment_order.amount + transaction_costs)`,
  },
  {
    name: 'reversed_from_other_account',
    explains:
      'An order is reversed from its own member’s account or what was held of that, and what is missing there is its company’s debt.',
    sql: `
      select transfer.id::text as id
      from transfer
      join account giver on giver.id = from_account
      join payment_order on payment_order.id::text = split_part(reference, ':', 1)
      where kind in ('refund', 'charged_back', 'held')
        and (giver.member_id <> payment_order.member_id or giver.company_id <> payment_order.company_id)`,
  },
  {
    name: 'held_differs',
    explains: 'What is held of a purchase is what its member asks back and has not got back yet.',
    sql: `
      select order_id as id
      from (select order_id::text, sum(held) as held from money_back_request group by 1) as asked
      full join (
        select split_part(reference, ':', 1) as order_id,
          sum(case when taker.house = 'held' then amount else -amount end) as held
        from transfer join account giver on giver.id = from_account join account taker on taker.id = to_account
        where giver.house = 'held' or taker.house = 'held' group by 1) as booked using (order_id)
      where coalesce(asked.held, 0) <> coalesce(booked.held, 0)`,
  },
  {
    name: 'order_on_other_site',
    explains: 'An order, its bundle and its member belong to one site and company, and to one currency.',
    sql: `
      select payment_order.id::text as id
      from payment_order
      left join member on member.id = payment_order.member_id
      left join bundle on bundle.id = payment_order.bundle_id
      where payment_order.site_id is distinct from member.site_id
        or payment_order.company_id is distinct from member.company_id
        or payment_order.site_id is distinct from bundle.site_id
        or payment_order.currency is distinct from bundle.currency`,
  },
  {
    name: 'order_differs_from_payment',
    explains: 'The sandbox’s payment is for the order that names it: amount with costs, currency, method.',
    sql: `
      select payment_order.id::text as id
      from payment_order join sandbox_payment on sandbox_payment.id::text = provider_payment_id
      where provider = 'sandbox' and (reference <> payment_order.id::text
        or sandbox_payment.amount <> payment_order.amount + transaction_costs
        or sandbox_payment.currency <> payment_order.currency or sandbox_payment.method <> payment_order.method)`,
  },
  {
    name: 'payment_without_order',
    explains: 'Every sandbox payment was started for an order, and for no second one.',
    sql: `
      select sandbox_payment.id::text as id
      from sandbox_payment left join payment_order on payment_order.id::text = reference and provider = 'sandbox'
      where payment_order.id is null or coalesce(provider_payment_id <> sandbox_payment.id::text, false)`,
  },
  {
    name: 'notice_applied_twice',
    explains: 'Of all that a provider said of one order, one event at most made it paid.',
    sql: `
      select payload ->> 'reference' as id from provider_event
      where outcome = 'applied' and payload ->> 'state' = 'completed'
      group by provider, payload ->> 'reference' having count(*) > 1`,
  },
  {
    name: 'reversal_applied_twice',
    explains: 'One event was applied for each refund or chargeback that is booked, and none besides.',
    sql: `
      select coalesce(event.reference, reversal.order_id::text) || ' ' || coalesce(event.id, reversal.id) as id
      from (
        select payload ->> 'reference' as reference, coalesce(payload ->> 'reversalId', event_id) as id, count(*) as times
        from provider_event where outcome = 'applied' and payload ->> 'state' in ${reversed}
        group by 1, 2
      ) as event
      full join payment_reversal reversal on reversal.order_id::text = event.reference and reversal.id = event.id
      where reversal.id is null or event.times is distinct from 1`,
  },
  {
    name: 'notice_contradicts_order',
    explains:
      'An event that was applied is about its order: provider, payment, amount, currency, and paid or taken back if it says so.',
    sql: `
      select provider_event.event_id as id
      from provider_event left join payment_order on payment_order.id::text = payload ->> 'reference'
      where outcome = 'applied' and (payment_order.id is null
        or payment_order.provider <> provider_event.provider
        or coalesce(provider_payment_id <> payload ->> 'paymentId', false)
        or case when payload ->> 'state' in ${reversed}
          then (payload -> 'money' ->> 'amount')::bigint not between 1 and amount + transaction_costs
          else (payload -> 'money' ->> 'amount')::bigint <> amount + transaction_costs end
        or payload -> 'money' ->> 'currency' <> currency
        or (payload ->> 'state' = 'completed' and state not in ${paid})
        or (payload ->> 'state' in ${reversed} and (returned = 0 or state not in ${paid})))`,
  },
  {
    name: 'paid_order_without_notice',
    explains:
      'No order is paid or taken back unless its provider said just that: news of a reversal may come before any of the payment. The demo community’s own orders never had a provider.',
    sql: `
      select payment_order.id::text as id
      from payment_order join member on member.id = member_id
      left join provider_event on provider_event.provider = payment_order.provider and outcome = 'applied'
        and payload ->> 'reference' = payment_order.id::text
          and (payload ->> 'state' = state or (state = 'completed' and payload ->> 'state' in ${reversed}))
      where state in ${paid} and not member.is_demo and provider_event.event_id is null`,
  },
  {
    name: 'invoices_not_consecutive',
    explains:
      'A company’s invoices are for its own orders whose money came for an account, and as many as the last one’s number says.',
    sql: `
      select company_id::text as id
      from invoice_series
      left join (
        select invoice.company_id, count(*) filter (where state in ${paid} and not uncredited
          and payment_order.company_id = invoice.company_id) as invoices
        from invoice join payment_order on payment_order.id = order_id group by 1) as issued using (company_id)
      where last_number is distinct from invoices`,
  },
  {
    name: 'premium_differs',
    explains: 'Premium is exactly who has a purchase that stands.',
    sql: `
      select member.id::text as id
      from member left join (select distinct member_id from payment_order where state = 'completed' and not uncredited) as buyer
        on buyer.member_id = member.id
      where member.paid <> (buyer.member_id is not null)`,
  },
]
