import { sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { int } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'

/** What a member has of what is limited without premium. */
export async function usedOfPremium(ctx: MemberCtx) {
  return one(
    await rows(
      ctx.db,
      { own_photos: int, conversations_started: int },
      sql`
      select conversations_started,
        (select count(*) from photo where photo.member_id = member.id)::integer as own_photos
      from member where id = ${ctx.actor.memberId}`,
    ),
  )
}
