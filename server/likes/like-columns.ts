import { type SQL, sql } from 'drizzle-orm'
import type { ProfileCard } from '#common/profiles.ts'
import type { Ctx } from '../ctx/context.ts'
import { bool, type Row } from '../platform/db/columns.ts'

export type LikeState = NonNullable<ProfileCard['like_state']>
/** What likeColumns answer. */
export const likeShape = { liked: bool, received: bool }
export type LikeRow = Row<typeof likeShape>

/** For a select over `member` that finds some of `ids`: whether the viewer likes each, and whether each likes back. */
export function likeColumns(ctx: Ctx, ids: string[]): SQL {
  if (ctx.actor.kind !== 'member') return sql`false as liked, false as received`
  const viewer = sql`${ctx.actor.memberId}::uuid`
  const any = sql`any(${sql.param(ids)}::uuid[])`
  return sql`member.id = any(array(select to_id from member_like where from_id = ${viewer} and to_id = ${any})) as liked,
    member.id = any(array(select from_id from member_like where to_id = ${viewer} and from_id = ${any})) as received`
}

/** How the two stand; null where neither likes the other. */
export function likeStateOf({ liked, received }: LikeRow): LikeState | null {
  if (liked && received) return 'match'
  if (liked) return 'liked'
  return received ? 'received' : null
}
