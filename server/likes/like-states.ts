import { sql } from 'drizzle-orm'
import type { ProfileCard } from '#common/profiles.ts'
import type { Ctx } from '../platform/context.ts'

export type LikeState = NonNullable<ProfileCard['like_state']>

/** How the viewer and each of these members stand; who is not in the map has no like with the viewer. */
export async function likeStates(ctx: Ctx, ids: string[]): Promise<Map<string, LikeState>> {
  if (ctx.actor.kind === 'visitor' || ids.length === 0) return new Map()
  const viewer = ctx.actor.memberId
  const others = sql`any(${sql.param(ids)}::uuid[])`
  const { rows } = await ctx.db.execute<{ id: string; liked: boolean; received: boolean }>(sql`
    select id, bool_or(liked) as liked, bool_or(not liked) as received from (
      select to_id as id, true as liked from member_like where from_id = ${viewer} and to_id = ${others}
      union all
      select from_id, false from member_like where to_id = ${viewer} and from_id = ${others}
    ) as both_ways group by id`)
  return new Map(rows.map((row) => [row.id, stateOf(row)]))
}

function stateOf({ liked, received }: { liked: boolean; received: boolean }): LikeState {
  if (liked && received) return 'match'
  return liked ? 'liked' : 'received'
}
