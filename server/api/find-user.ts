import { and, eq } from 'drizzle-orm'
import { unreadOf } from '../conversations/queries.ts'
import { accounts } from '../credits/tables.ts'
import { newLikesOf } from '../likes/queries.ts'
import { members } from '../members/tables.ts'
import type { Ctx } from '../platform/context.ts'
import { prepared } from '../platform/prepared.ts'
import { photos, profiles } from '../profiles/tables.ts'

/** A member with all that the member's own screens show at once: account, profile, credits, main photo and news. */
export async function findUser(ctx: Ctx, memberId: string) {
  const [found] = await ctx.db
    .select({
      member: members,
      profile: profiles,
      balance: accounts.balance,
      photo: photos,
      unreadMessages: unreadOf(ctx, memberId),
      newLikes: newLikesOf(ctx, memberId),
    })
    .from(members)
    .innerJoin(profiles, eq(profiles.memberId, members.id))
    .innerJoin(accounts, eq(accounts.memberId, members.id))
    .leftJoin(photos, and(eq(photos.memberId, members.id), photos.isMain))
    .where(prepared(eq(members.id, memberId)))
  return found!
}

export type FoundUser = Awaited<ReturnType<typeof findUser>>
