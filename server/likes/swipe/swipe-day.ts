import { eq } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { SwipeDay } from '#common/wire/likes.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { one } from '#server/platform/db/one.ts'
import { AppError } from '#server/platform/errors.ts'
import { swipeDays } from '../tables.ts'
import { nextMidnight } from './next-midnight.ts'

const dayMs = 86_400_000

type Day = typeof swipeDays.$inferSelect

/** How many likes the member has left today. */
export async function findSwipeDay(ctx: MemberCtx): Promise<SwipeDay> {
  const [day] = await ctx.db.select().from(swipeDays).where(eq(swipeDays.memberId, ctx.actor.memberId))
  return presentDay(ctx, day)
}

/** Takes one of today's likes of a held row. Throws `swipe_likes_used_up` where none is left. */
export async function takeSwipeLike(ctx: MemberCtx, day: Day, zone: string): Promise<SwipeDay> {
  const now = ctx.now()
  const running = now < day.until
  if (running && day.likes >= limits.swipeLikes)
    throw new AppError('swipe_likes_used_up', {
      params: { most: limits.swipeLikes },
      retryAfter: Math.ceil((day.until.getTime() - now.getTime()) / 1000),
    })
  const next = running
    ? { ...day, likes: day.likes + 1 }
    : { ...day, zone, until: endOfDay(now, zone, day), likes: 1 }
  await ctx.db.update(swipeDays).set(next).where(eq(swipeDays.memberId, day.memberId))
  return presentDay(ctx, next)
}

/** The member's row, made where there is none, and held until the transaction ends: requests at once take no more likes. */
export async function lockDay(ctx: MemberCtx, zone: string): Promise<Day> {
  const { memberId } = ctx.actor
  await ctx.db
    .insert(swipeDays)
    .values({ memberId, zone, until: new Date(0), likes: 0 })
    .onConflictDoNothing()
  return one(await ctx.db.select().from(swipeDays).where(eq(swipeDays.memberId, memberId)).for('update'))
}

/**
 * The midnight that ends the day. Whoever has moved to another zone has a longer first day there and never a shorter
 * one: else naming one zone after the other would bring a new day every hour.
 */
function endOfDay(now: Date, zone: string, before: Day): Date {
  if (zone === before.zone) return nextMidnight(now, zone)
  const earliest = before.until.getTime() + dayMs
  let end = nextMidnight(now, zone)
  while (end.getTime() < earliest) end = nextMidnight(end, zone)
  return end
}

export function presentDay(ctx: MemberCtx, day: Day | undefined): SwipeDay {
  const now = ctx.now()
  const running = day !== undefined && now < day.until && day.likes > 0
  return {
    likes_left: running ? limits.swipeLikes - day.likes : limits.swipeLikes,
    next_at: running ? day.until.toISOString() : null,
    now: now.toISOString(),
  }
}
