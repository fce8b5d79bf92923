import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { bool, int, type Row } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'
import { mayLook } from './may-look.ts'

/** How many private photos a member has to show, and how the caller stands to them. */
export type AlbumView = { count: number; state: 'closed' | 'asked' | 'open' }

/** What albumColumns answer. */
export const albumShape = { privatePhotos: int, albumOpen: bool, albumAsked: bool }

/** `owner`: the column or value of the owner's id. */
export function albumColumns(ctx: Ctx, owner: SQLWrapper): SQL {
  const viewer = ctx.actor.kind === 'member' ? ctx.actor.memberId : null
  return sql`(select count(*)::int from photo each where each.member_id = ${owner} and each.private
      and each.state = 'active') as "privatePhotos",
    ${mayLook(ctx, owner)} as "albumOpen",
    exists (select from album_access where owner_id = ${owner} and viewer_id = ${viewer}::uuid
      and album_access.state in ('asked', 'refused')) as "albumAsked"`
}

/** Turns the columns into what is sent. A caller who was refused still reads that they asked: a no is not told. */
export function albumOf({ privatePhotos, albumOpen, albumAsked }: Row<typeof albumShape>): AlbumView {
  return { count: privatePhotos, state: albumOpen ? 'open' : albumAsked ? 'asked' : 'closed' }
}

export async function viewAlbum(ctx: Ctx, ownerId: string): Promise<AlbumView> {
  const found = await rows(ctx.db, albumShape, sql`select ${albumColumns(ctx, sql`${ownerId}::uuid`)}`)
  return albumOf(one(found))
}
