import { and, eq, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { nullable, text, timestamp, uuid } from '#server/platform/db/columns.ts'
import { limitTo } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { afterPlace, type ListPlace, pageOf } from '../list-cursor.ts'
import { isShownTo } from '../relation/shown-to.ts'
import { requireOther } from '../require-other.ts'
import { favourites } from '../tables.ts'

/** Saves a member; saved twice, the first time stands. */
export async function saveFavourite(ctx: MemberCtx, id: string): Promise<void> {
  await requireOther(ctx, id)
  await ctx.db
    .insert(favourites)
    .values({ ownerId: ctx.actor.memberId, memberId: id, createdAt: ctx.now() })
    .onConflictDoNothing()
}

/** Whoever it is, and seen or not: it is the caller's own list. */
export async function removeFavourite(ctx: MemberCtx, id: string): Promise<void> {
  const { ownerId, memberId } = favourites
  await ctx.db.delete(favourites).where(and(eq(ownerId, ctx.actor.memberId), eq(memberId, id)))
}

/** A page of whom the caller saved, newest first: those who can be seen now. */
export async function findFavourites(ctx: MemberCtx, after: ListPlace | undefined) {
  const found = await rows(
    ctx.db,
    { id: uuid, at: timestamp, note: nullable(text) },
    sql`
    select favourite.member_id as id, favourite.created_at as at,
      (select body from member_note
        where member_note.owner_id = favourite.owner_id and member_note.member_id = favourite.member_id) as note
    from favourite
    where favourite.owner_id = ${ctx.actor.memberId} and ${isShownTo(ctx, sql`favourite.member_id`)}
      and ${afterPlace(after, sql`favourite.created_at`, sql`favourite.member_id`)}
    order by favourite.created_at desc, favourite.member_id desc ${limitTo(limits.favouritesPage + 1)}`,
  )
  return pageOf(found, limits.favouritesPage)
}
