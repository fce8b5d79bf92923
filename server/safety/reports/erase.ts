import { sql } from 'drizzle-orm'
import type { Erasure } from '#server/platform/db/erasure.ts'

/** The reports on the member go with their evidence. Those that the member filed stay, without the member's words. */
export const eraseReports: Erasure = ({ id }) => [
  sql`delete from report where member_id = ${id}`,
  sql`update report set reporter_id = null, details = null, evidence = evidence - 'messages' where reporter_id = ${id}`,
]
