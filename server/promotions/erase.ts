import { sql } from 'drizzle-orm'
import type { Erasure } from '../platform/db/erasure.ts'

/** What orders had of which code stays with the orders. */
export const eraseDiscounts: Erasure = ({ id }) => [sql`delete from entered_discount where member_id = ${id}`]
