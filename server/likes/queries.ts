import { type SQL, type StringChunk, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { LikesList } from '#common/wire/likes.ts'
import type { Ctx, MemberCtx } from '../kernel/context.ts'
import { bool, int, timestamp, uuid } from '../platform/db/columns.ts'
import { joined } from '../platform/db/joined.ts'
import { one } from '../platform/db/one.ts'
import { limitTo, prepared } from '../platform/db/prepared.ts'
import { rows } from '../platform/db/rows.ts'
import { afterPlace, type ListPlace, pageOf } from '../profiles/list-cursor.ts'
import { isShownTo } from '../profiles/relation/shown-to.ts'
import { likes, matches as matchRows } from './tables.ts'

const like = joined(likes)
const match = joined(matchRows)

const onePage = limitTo(limits.likesPage)
const oneMore = limitTo(limits.likesPage + 1)

/** Whom the member likes, newest first. */
export async function findLiked(ctx: MemberCtx): Promise<string[]> {
  const liked = await rows(
    ctx.db,
    { id: uuid },
    prepared(sql`
    select to_id as id from ${like}
    where from_id = ${ctx.actor.memberId} and ${isShownTo(ctx, like.toId)}
    order by created_at desc, to_id desc ${onePage}`),
  )
  return liked.map((row) => row.id)
}

/** Who likes the member, newest first, and whether the member has seen it. */
export async function findLikers(ctx: MemberCtx): Promise<{ id: string; isNew: boolean }[]> {
  return rows(
    ctx.db,
    { id: uuid, isNew: bool },
    prepared(sql`
    select from_id as id, seen_at is null as "isNew" from ${like}
    where to_id = ${ctx.actor.memberId} and ${isShownTo(ctx, like.fromId)}
    order by created_at desc, from_id desc ${onePage}`),
  )
}

const listed: Record<LikesList, (ctx: MemberCtx, after: ListPlace | undefined) => SQL> = {
  received,
  sent,
  matches,
}

/** A page of one of the three lists, newest first. */
export async function findLikes(ctx: MemberCtx, list: LikesList, after: ListPlace | undefined) {
  const found = await rows(
    ctx.db,
    { id: uuid, at: timestamp, isNew: bool },
    prepared(listed[list](ctx, after)),
  )
  return pageOf(found, limits.likesPage)
}

/** Who likes the member without a like back: whoever has one is a match. Asked like by like, so that a page ends early. */
function received(ctx: MemberCtx, after: ListPlace | undefined): SQL {
  return sql`
    select from_id as id, created_at as at, seen_at is null as "isNew" from ${like}
    where to_id = ${ctx.actor.memberId}
      and (select true from member_like own
        where own.to_id = member_like.from_id and own.from_id = member_like.to_id) is null
      and ${isShownTo(ctx, like.fromId)}
      and ${afterPlace(after, like.createdAt, like.fromId)}
    order by created_at desc, from_id desc ${oneMore}`
}

function sent(ctx: MemberCtx, after: ListPlace | undefined): SQL {
  return sql`
    select to_id as id, created_at as at, false as "isNew" from ${like}
    where from_id = ${ctx.actor.memberId} and ${isShownTo(ctx, like.toId)}
      and ${afterPlace(after, like.createdAt, like.toId)}
    order by created_at desc, to_id desc ${oneMore}`
}

/** The latest first. New is one that the other's like made, until the member has seen that like. */
function matches(ctx: MemberCtx, after: ListPlace | undefined): SQL {
  const me = sql`${ctx.actor.memberId}::uuid`
  const half = (
    own: StringChunk,
    other: StringChunk,
  ) => sql`(select ${other} as id, created_at as at from ${match}
      where ${own} = ${me} and ${isShownTo(ctx, other)}
        and ${afterPlace(after, match.createdAt, other)}
      order by created_at desc, ${other} desc ${oneMore})`
  return sql`
    select found.id, found.at, coalesce((select seen_at is null from member_like
      where to_id = ${me} and from_id = found.id), false) as "isNew"
    from (${half(match.lowId, match.highId)} union all ${half(match.highId, match.lowId)}) found
    order by found.at desc, found.id desc ${oneMore}`
}

/**
 * Likes that a member has not seen, also beyond the listed ones: of as many as the cap, the newest, since who is liked by
 * thousands would wait on every page for all of them to be looked up.
 */
export function newLikesOf(ctx: Ctx, memberId: string): SQL<number> {
  return sql<number>`(select count(*)::int from (${newest(memberId)}) newest
    where ${isShownTo(ctx, sql`newest.from_id`, memberId)})`
}

function newest(memberId: string): SQL {
  return sql`select from_id from member_like where to_id = ${memberId} and seen_at is null
    order by created_at desc ${limitTo(limits.newsCap)}`
}

/** New likes, and how many of them made a match. */
export async function countNewLikes(ctx: MemberCtx): Promise<{ likes: number; matches: number }> {
  const { memberId } = ctx.actor
  const counted = await rows(
    ctx.db,
    { likes: int, matches: int },
    prepared(sql`
    select count(*)::int as likes, count(own.to_id)::int as matches
    from (${newest(memberId)}) newest
    left join member_like own on own.from_id = ${memberId} and own.to_id = newest.from_id
    where ${isShownTo(ctx, sql`newest.from_id`)}`),
  )
  return one(counted)
}
