import { sql } from 'drizzle-orm'
import type { Erasure } from '#server/platform/db/erasure.ts'

/** Erases whom the member blocked. The blocks of others are theirs. */
export const eraseBlocks: Erasure = ({ id }) => [sql`delete from block where from_id = ${id}`]
