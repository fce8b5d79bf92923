import { type SQL, sql } from 'drizzle-orm'
import type { ProfileCard } from '#common/profiles.ts'
import type { Ctx } from '../platform/context.ts'

export type LikeState = NonNullable<ProfileCard['like_state']>
export type LikeRow = { liked: boolean; received: boolean }

/** For a select over `member`: whether the viewer likes the row's member, and whether it is liked back. */
export function likeColumns(ctx: Ctx): SQL {
  if (ctx.actor.kind === 'visitor') return sql`false as liked, false as received`
  const viewer = sql`${ctx.actor.memberId}::uuid`
  return sql`exists (select from member_like where from_id = ${viewer} and to_id = member.id) as liked,
    exists (select from member_like where from_id = member.id and to_id = ${viewer}) as received`
}

/** How the two stand; null where neither likes the other. */
export function likeStateOf({ liked, received }: LikeRow): LikeState | null {
  if (liked && received) return 'match'
  if (liked) return 'liked'
  return received ? 'received' : null
}
