import { sql } from 'drizzle-orm'
import type { Erasure } from '#server/platform/db/erasure.ts'

/** Whom the member blocked. Others' blocks are theirs. */
export const eraseBlocks: Erasure = ({ id }) => [sql`delete from block where from_id = ${id}`]
