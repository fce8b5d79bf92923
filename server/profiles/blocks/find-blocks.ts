import { limits } from '#common/limits.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { nullable, text, timestamp, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { type ListPlace, pageOf } from '../list-cursor.ts'
import { blocksPage } from '../relation/blocks.ts'

/** A page of whom the caller blocked, the latest first. */
export async function findBlocks(ctx: MemberCtx, after: ListPlace | undefined) {
  const found = await rows(
    ctx.db,
    { id: uuid, at: timestamp, name: nullable(text) },
    blocksPage(ctx, after, limits.blocksPage + 1),
  )
  return pageOf(found, limits.blocksPage)
}
