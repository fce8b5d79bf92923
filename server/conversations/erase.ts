import { sql } from 'drizzle-orm'
import type { Erasure } from '../platform/db/erasure.ts'

/** What the member wrote. The rows stay, numbered: the other's own words and the ledger hang on them. */
export const eraseMessages: Erasure = ({ id }) => [
  sql`update message set body = '' where sender_id = ${id} and body <> ''`,
]
