import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#server/ctx/context.ts'
import { bool, nullable, type Row, text } from '#server/platform/db/columns.ts'

/** What savedColumns answer. */
export const savedShape = { favourite: bool, note: nullable(text) }
export type Saved = Row<typeof savedShape>

/** For a select over `member`: whether the viewer saved the member, and what the viewer noted. */
export function savedColumns({ actor }: Pick<Ctx, 'actor'>): SQL {
  const viewer = sql`${actor.kind === 'member' ? actor.memberId : null}::uuid`
  return sql`exists (select from favourite where favourite.owner_id = ${viewer} and favourite.member_id = member.id) as favourite,
    (select body from member_note where member_note.owner_id = ${viewer} and member_note.member_id = member.id) as note`
}
