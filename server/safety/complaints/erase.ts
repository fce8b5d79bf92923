import { sql } from 'drizzle-orm'
import type { Erasure } from '#server/platform/db/erasure.ts'

/** A complaint that somebody sent and left goes, answered or not: nobody is there any more to be answered. */
export const eraseComplaints: Erasure = ({ id }) => [sql`delete from complaint where member_id = ${id}`]
