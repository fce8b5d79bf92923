import { sql } from 'drizzle-orm'
import type { Erasure } from '#server/platform/db/erasure.ts'

/**
 * Erases who signed a mandate. Its reference and time stay with the debits, as the books need them. What was not handed
 * to the bank yet can then be collected no more.
 */
export const eraseDebits: Erasure = ({ id }) => [
  sql`delete from sms where member_id = ${id}`,
  sql`delete from debit_request where member_id = ${id}`,
  sql`
    with called_off as (
      update debit set state = 'rejected', reason = 'erased' from debit_mandate
      where mandate_id = debit_mandate.id and member_id = ${id} and state = 'waiting'
      returning order_id
    )
    update payment_order set state = 'cancelled', ended_at = created_at from called_off
    where payment_order.id = order_id and state in ('created', 'pending')`,
  sql`
    update debit_mandate set details = null, ended_at = coalesce(ended_at, signed_at) where member_id = ${id}`,
]
