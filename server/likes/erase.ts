import { sql } from 'drizzle-orm'
import type { Erasure } from '../platform/db/erasure.ts'

/** Whom the member liked or passed, and the matches that came of it. Others' likes are theirs. */
export const eraseLikes: Erasure = ({ id }) => [
  sql`delete from member_match where low_id = ${id} or high_id = ${id}`,
  sql`delete from member_like where from_id = ${id}`,
  sql`delete from swipe_pass where from_id = ${id} or to_id = ${id}`,
  sql`delete from swipe_day where member_id = ${id}`,
]
