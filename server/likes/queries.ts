import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '../platform/context.ts'
import { shownTo } from '../profiles/visibility.ts'

/** Whom the member likes, newest first. */
export async function findLiked(ctx: MemberCtx): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select member.id from member_like join member on member.id = member_like.to_id
      join profile on profile.member_id = member.id
    where member_like.from_id = ${ctx.actor.memberId} and ${shownTo(ctx)}
    order by member_like.created_at desc, member.id desc limit ${limits.likesPage}`)
  return rows.map((row) => row.id)
}

/** Who likes the member, newest first, and whether the member has seen it. */
export async function findLikers(ctx: MemberCtx): Promise<{ id: string; isNew: boolean }[]> {
  const { rows } = await ctx.db.execute<{ id: string; isNew: boolean }>(sql`
    select member.id, member_like.seen_at is null as "isNew"
    from member_like join member on member.id = member_like.from_id join profile on profile.member_id = member.id
    where member_like.to_id = ${ctx.actor.memberId} and ${shownTo(ctx)}
    order by member_like.created_at desc, member.id desc limit ${limits.likesPage}`)
  return rows
}

/** All likes that the member has not seen, also beyond the listed ones. */
export async function countNewLikes(ctx: MemberCtx): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from member_like join member on member.id = member_like.from_id join profile on profile.member_id = member.id
    where member_like.to_id = ${ctx.actor.memberId} and member_like.seen_at is null and ${shownTo(ctx)}`)
  return rows[0]!.count
}
