import { and, eq, or } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { likes } from './tables.ts'

/**
 * What a like is to its receiver now. Nothing when it was seen, or when the receiver has answered it: who answers is
 * told of the match at once.
 */
export async function findLikeNews(
  { db }: Pick<Ctx, 'db'>,
  from: string,
  to: string,
): Promise<'like' | 'match' | null> {
  const way = (a: string, b: string) => and(eq(likes.fromId, a), eq(likes.toId, b))
  const pair = await db
    .select()
    .from(likes)
    .where(or(way(from, to), way(to, from)))
  const like = pair.find((each) => each.fromId === from)
  const own = pair.find((each) => each.fromId === to)
  if (!like || like.seenAt) return null
  if (!own) return 'like'
  return own.createdAt < like.createdAt ? 'match' : null
}
