import { sql } from 'drizzle-orm'
import type { Erasure } from '../platform/db/erasure.ts'

/** Orders stay as long as the law asks for them; the way to the provider's page, which may name the payer, does not. */
export const eraseOrders: Erasure = ({ id }) => [
  sql`update payment_order set redirect = null where member_id = ${id}`,
]
