import type { AuditCheck } from '../platform/db/audit-check.ts'

export const promotionChecks: AuditCheck[] = [
  {
    name: 'discount_differs_from_order',
    explains:
      'Exactly the orders with a discount have taken one, by their own member, and what was taken off is its share of the price.',
    sql: `
      select payment_order.id::text as id
      from payment_order left join discount_use on order_id = payment_order.id
      where (discount > 0) <> (order_id is not null)
        or (order_id is not null and (user_id <> payment_order.member_id
          or amount <> (amount + discount)::bigint * (100 - discount_percentage) / 100))`,
  },
  {
    name: 'discount_state_differs',
    explains:
      'A discount is reserved while its order is open, used when that is paid, and free again when it has failed.',
    sql: `
      select order_id::text as id
      from discount_use join payment_order on payment_order.id = order_id
      where discount_use.state not in ('late', case
        when payment_order.state in ('created', 'pending') then 'reserved'
        when payment_order.state in ('failed', 'cancelled', 'expired') then 'released' else 'used' end)`,
  },
  {
    name: 'discount_used_too_often',
    explains:
      'No code counts more often than it allows: what was paid late beyond that is put to the attention of staff.',
    sql: `
      select mine.order_id::text as id
      from discount_use mine
      where (mine.state in ('reserved', 'used') and exists (
          select from discount_use other
          where other.code_id = mine.code_id and other.order_id <> mine.order_id and other.state in ('reserved', 'used')
            and (mine.validity = 'once' or (mine.validity = 'once_per_user' and other.user_id = mine.user_id))))
        or (mine.state = 'late' and not exists (
          select from provider_event
          where event_id = 'discount_taken.' || mine.order_id and outcome = 'quarantined'))`,
  },
]
