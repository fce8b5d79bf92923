import { createHash } from 'node:crypto'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Returns what is kept of an address to recognise it later. */
export function hashAddress(address: string): Buffer {
  return createHash('sha256').update(address.toLowerCase()).digest()
}

/** Computes the same from a column, in SQL. */
export function addressHashOf(column: SQLWrapper): SQL {
  return sql`sha256(convert_to(lower(${column}), 'UTF8'))`
}
