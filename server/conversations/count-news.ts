import { sql } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { newLikesOf } from '../likes/queries.ts'
import { int } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { rows } from '../platform/db/rows.ts'
import { unreadOf } from './queries.ts'

/** Counts the unread messages and the new likes, for the badge on an app's icon. */
export async function countNews(ctx: Ctx, memberId: string): Promise<number> {
  const counted = sql`select ${unreadOf(ctx, memberId)} as messages, ${newLikesOf(ctx, memberId)} as likes`
  const { messages, likes } = one(await rows(ctx.db, { messages: int, likes: int }, counted))
  return messages + likes
}
