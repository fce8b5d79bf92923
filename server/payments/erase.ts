import { sql } from 'drizzle-orm'
import type { Erasure } from '../platform/db/erasure.ts'
import { eraseDebits } from './debit/erase.ts'

/**
 * Erases the ways to the providers' pages and the providers' own words, which may name the payer. Orders, refund
 * requests and what the providers said of money stay as long as the law asks. A card stays without its member until the
 * provider has forgotten it too.
 */
export const eraseOrders: Erasure = (who) => [
  ...eraseDebits(who),
  sql`delete from payment_notification
    where reference in (select payment_order.id::text from payment_order where member_id = ${who.id})`,
  sql`update provider_event set payload = payload - 'card'
    where payload ? 'card' and payload ->> 'reference' in (
      select payment_order.id::text from payment_order where member_id = ${who.id})`,
  sql`update stored_card set member_id = null, brand = null, last_four = null, expires = null,
      removed_at = coalesce(removed_at, created_at)
    where member_id = ${who.id}`,
  sql`update payment_order set redirect = null where member_id = ${who.id}`,
  sql`update money_back_request set reason = '', refusal = '' where member_id = ${who.id}`,
  sql`delete from spending_rule where member_id = ${who.id}`,
]
