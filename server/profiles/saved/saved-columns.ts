import type { SQL } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import type { members } from '#server/members/tables.ts'
import { bool, nullable, type Row, text } from '#server/platform/db/columns.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import type { Joined } from '#server/platform/db/joined.ts'

/** What savedColumns answer. */
export const savedShape = { favourite: bool, note: nullable(text) }
export type Saved = Row<typeof savedShape>

/** Whether the viewer saved the member, and what the viewer noted. */
export function savedColumns({ actor }: Pick<Ctx, 'actor'>, member: Joined<typeof members>): SQL {
  const viewer = fragment`${actor.kind === 'member' ? actor.memberId : null}::uuid`
  return fragment`exists (select from favourite where favourite.owner_id = ${viewer} and favourite.member_id = ${member.id}) as favourite,
    (select body from member_note where member_note.owner_id = ${viewer} and member_note.member_id = ${member.id}) as note`
}
