import { sql } from 'drizzle-orm'
import type { Ctx } from '#server/ctx/context.ts'
import { bool, int } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'
import { mayLook } from './may-look.ts'

/** How many private photos a member has to show, and how the caller stands to them. */
export type AlbumView = { count: number; state: 'closed' | 'asked' | 'open' }

/** Who was refused still reads that they asked: a no is not told. */
export async function viewAlbum(ctx: Ctx, ownerId: string): Promise<AlbumView> {
  const viewer = ctx.actor.kind === 'member' ? ctx.actor.memberId : null
  const found = await rows(
    ctx.db,
    { count: int, open: bool, asked: bool },
    sql`
    select (select count(*)::int from photo where member_id = ${ownerId} and private and state = 'active') as count,
      ${mayLook(ctx, sql`${ownerId}::uuid`)} as open,
      exists (select from album_access where owner_id = ${ownerId} and viewer_id = ${viewer}::uuid
        and state in ('asked', 'refused')) as asked`,
  )
  const { count, open, asked } = one(found)
  return { count, state: open ? 'open' : asked ? 'asked' : 'closed' }
}
