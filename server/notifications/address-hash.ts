import { createHash } from 'node:crypto'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What is kept of an address to know it again. */
export function hashAddress(address: string): Buffer {
  return createHash('sha256').update(address.toLowerCase()).digest()
}

/** The same of a column. */
export function addressHashOf(column: SQLWrapper): SQL {
  return sql`sha256(convert_to(lower(${column}), 'UTF8'))`
}
