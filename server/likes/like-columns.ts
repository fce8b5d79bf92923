import { type SQL, sql } from 'drizzle-orm'
import type { ProfileCard } from '#common/wire/profiles.ts'
import type { Ctx } from '../kernel/context.ts'
import type { members } from '../members/tables.ts'
import { bool, type Row } from '../platform/db/columns.ts'
import { fragment } from '../platform/db/fragment.ts'
import type { Joined } from '../platform/db/joined.ts'

export type LikeState = NonNullable<ProfileCard['like_state']>
/** What likeColumns answer. */
export const likeShape = { liked: bool, received: bool }
export type LikeRow = Row<typeof likeShape>

/** Whether the viewer likes a member, and whether that one likes back. Whom the statement finds are some of `ids`. */
export function likeColumns(ctx: Ctx, member: Joined<typeof members>, ids: string[]): SQL {
  if (ctx.actor.kind !== 'member') return fragment`false as liked, false as received`
  const viewer = fragment`${ctx.actor.memberId}::uuid`
  const any = fragment`any(${sql.param(ids)}::uuid[])`
  return fragment`${member.id} = any(array(select to_id from member_like where from_id = ${viewer} and to_id = ${any})) as liked,
    ${member.id} = any(array(select from_id from member_like where to_id = ${viewer} and from_id = ${any})) as received`
}

/** How the two stand; null where neither likes the other. */
export function likeStateOf({ liked, received }: LikeRow): LikeState | null {
  if (liked && received) return 'match'
  if (liked) return 'liked'
  return received ? 'received' : null
}
