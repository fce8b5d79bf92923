import { sql } from 'drizzle-orm'
import type { Privacy, UpdatePrivacy } from '#common/privacy.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { one } from '../platform/db/one.ts'
import { startOfDay } from './start-of-day.ts'

const columns = sql`invisible, show_online, show_seen, shared as member_resell`

export async function findPrivacy(ctx: MemberCtx): Promise<Privacy> {
  const { rows } = await ctx.db.execute<Privacy>(
    sql`select ${columns} from profile where member_id = ${ctx.actor.memberId}`,
  )
  return one(rows)
}

/** Changes what is given and leaves the rest. Who hides when they are online takes the hour of the last visit along. */
export async function changePrivacy(ctx: MemberCtx, change: UpdatePrivacy): Promise<Privacy> {
  const value = (given: boolean | undefined) => sql`${given ?? null}::boolean`
  const showOnline = sql`coalesce(${value(change.show_online)}, show_online)`
  const { rows } = await ctx.db.execute<Privacy>(sql`
    update profile set
      invisible = coalesce(${value(change.invisible)}, invisible),
      show_online = ${showOnline},
      show_seen = coalesce(${value(change.show_seen)}, show_seen),
      shared = coalesce(${value(change.member_resell)}, shared),
      last_active_at = case when ${showOnline} then last_active_at
        else least(last_active_at, ${startOfDay(ctx.now())}) end
    where member_id = ${ctx.actor.memberId}
    returning ${columns}`)
  return one(rows)
}
