import type { AuditCheck } from '#server/platform/db/audit-check.ts'

export const debitChecks: AuditCheck[] = [
  {
    name: 'debit_differs_from_order',
    explains:
      'A debit is of its order: the bank’s, with its amount, company and member, and what the bank said of one is the state of the other.',
    sql: `
      select order_id::text as id
      from debit join payment_order on payment_order.id = order_id join debit_mandate on debit_mandate.id = mandate_id
      where provider <> 'bank' or method <> 'sdd' or currency <> 'EUR'
        or debit.amount <> payment_order.amount + transaction_costs
        or debit.company_id <> payment_order.company_id or debit_mandate.company_id <> payment_order.company_id
        or debit_mandate.member_id <> payment_order.member_id
        or (debit.state = 'booked' and payment_order.state not in ('completed', 'refunded', 'charged_back'))
        or (debit.state = 'returned' and payment_order.state not in ('refunded', 'charged_back'))`,
  },
  {
    name: 'debit_batch_differs',
    explains: 'A file for the bank has as many debits, of as much money and of its company, as it says.',
    sql: `
      select debit_batch.id::text as id
      from debit_batch left join debit on batch_id = debit_batch.id
      group by debit_batch.id
      having count(order_id) <> transactions or coalesce(sum(debit.amount), 0) <> debit_batch.amount
        or bool_or(debit.company_id <> debit_batch.company_id)`,
  },
]
