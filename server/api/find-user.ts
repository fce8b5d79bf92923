import { sql } from 'drizzle-orm'
import { unreadOf } from '../conversations/queries.ts'
import type { Ctx } from '../ctx/context.ts'
import { newLikesOf } from '../likes/queries.ts'
import { prepared } from '../platform/db/prepared.ts'
import { type PhotoRow, photoObject } from '../profiles/cards.ts'
import { signupIsComplete } from '../profiles/pass-steps.ts'

export type FoundUser = {
  id: string
  name: string
  email: string | null
  language: string
  paid: boolean
  conversationsStarted: number
  /** As the database writes it, like lastActiveAt. */
  createdAt: string
  country: string | null
  status: 'active' | 'disabled'
  lastActiveAt: string
  complete: boolean
  balance: number
  photo: PhotoRow | null
  unreadMessages: number
  newLikes: number
}

/**
 * A member with all that the member's own screens show at once: account, profile, credits, main photo and news. Every
 * page asks for it, and Drizzle's builder takes longer to write such a statement than PostgreSQL to carry it out.
 */
export async function findUser(ctx: Ctx, memberId: string): Promise<FoundUser> {
  const { rows } = await ctx.db.execute<FoundUser>(
    prepared(sql`
    select member.id, member.name, member.email, member.language, member.paid,
      member.conversations_started as "conversationsStarted", member.created_at::text as "createdAt",
      profile.country, profile.status, profile.last_active_at::text as "lastActiveAt", ${signupIsComplete} as complete,
      account.balance::float8 as balance, ${photoObject} as photo,
      ${unreadOf(ctx, memberId)} as "unreadMessages", ${newLikesOf(ctx, memberId)} as "newLikes"
    from member join profile on profile.member_id = member.id join account on account.member_id = member.id
      left join photo on photo.member_id = member.id and photo.is_main
    where member.id = ${memberId}`),
  )
  return rows[0]!
}
