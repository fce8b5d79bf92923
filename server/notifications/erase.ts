import { sql } from 'drizzle-orm'
import type { Erasure } from '../platform/db/erasure.ts'

/** Also what was mailed to the address before it had an account, or on account of somebody else's typing it. */
export const eraseMails: Erasure = ({ id, email }) => [
  sql`delete from mail where member_id = ${id}`,
  sql`delete from mail where lower(address) = ${email}::text`,
]
