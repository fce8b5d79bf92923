import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx, MemberCtx } from '../ctx/context.ts'
import { bool, int, uuid } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { limitTo, prepared } from '../platform/db/prepared.ts'
import { rows } from '../platform/db/rows.ts'
import { isShownTo } from '../profiles/relation.ts'

const page = limitTo(limits.likesPage)

/** Whom the member likes, newest first. */
export async function findLiked(ctx: MemberCtx): Promise<string[]> {
  const liked = await rows(
    ctx.db,
    { id: uuid },
    prepared(sql`
    select to_id as id from member_like
    where from_id = ${ctx.actor.memberId} and ${isShownTo(ctx, sql`member_like.to_id`)}
    order by created_at desc, to_id desc ${page}`),
  )
  return liked.map((row) => row.id)
}

/** Who likes the member, newest first, and whether the member has seen it. */
export async function findLikers(ctx: MemberCtx): Promise<{ id: string; isNew: boolean }[]> {
  return rows(
    ctx.db,
    { id: uuid, isNew: bool },
    prepared(sql`
    select from_id as id, seen_at is null as "isNew" from member_like
    where to_id = ${ctx.actor.memberId} and ${isShownTo(ctx, sql`member_like.from_id`)}
    order by created_at desc, from_id desc ${page}`),
  )
}

/**
 * Likes that a member has not seen, also beyond the listed ones: of as many as the cap, the newest, since who is liked by
 * thousands would wait on every page for all of them to be looked up.
 */
export function newLikesOf(ctx: Ctx, memberId: string): SQL<number> {
  return sql<number>`(select count(*)::int from (
      select from_id from member_like where to_id = ${memberId} and seen_at is null
      order by created_at desc ${limitTo(limits.newsCap)}
    ) newest where ${isShownTo(ctx, sql`newest.from_id`, memberId)})`
}

export async function countNewLikes(ctx: MemberCtx): Promise<number> {
  const count = newLikesOf(ctx, ctx.actor.memberId)
  return one(await rows(ctx.db, { count: int }, prepared(sql`select ${count} as count`))).count
}
