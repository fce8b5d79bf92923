import { sql } from 'drizzle-orm'
import type { QuietHours } from '#common/wire/notifications.ts'
import type { Ctx } from '#server/kernel/context.ts'

type Needs = Pick<Ctx, 'db' | 'now'>

/** Sets when the member wants no news. What waits for the end of other hours is looked at again at once. */
export async function setQuietHours({ db, now }: Needs, memberId: string, hours: QuietHours): Promise<void> {
  await db.execute(sql`
    insert into notice_rhythm (member_id, quiet, quiet_from, quiet_to)
    values (${memberId}, ${hours.on}, ${hours.from}, ${hours.to})
    on conflict (member_id) do update
      set quiet = excluded.quiet, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`)
  await lookAgain({ db, now }, memberId)
}

/** Keeps the member's time zone, as a browser of theirs says it. */
export async function keepZone({ db, now }: Needs, memberId: string, zone: string): Promise<void> {
  await db.execute(sql`
    insert into notice_rhythm (member_id, time_zone) values (${memberId}, ${zone})
    on conflict (member_id) do update set time_zone = excluded.time_zone,
      weekly_at = case when notice_rhythm.weekly_at is null then null else ${now().toISOString()}::timestamptz end
      where notice_rhythm.time_zone is distinct from excluded.time_zone`)
  await lookAgain({ db, now }, memberId)
}

/** Has the job of the weekly update find the next moment for the member, or none. */
export async function planWeekly({ db, now }: Needs, memberId: string, wanted: boolean): Promise<void> {
  const at = wanted ? now().toISOString() : null
  await db.execute(sql`
    insert into notice_rhythm (member_id, weekly_at) values (${memberId}, ${at}::timestamptz)
    on conflict (member_id) do update set weekly_at = case
      when excluded.weekly_at is null then null else coalesce(notice_rhythm.weekly_at, excluded.weekly_at) end`)
}

async function lookAgain({ db, now }: Needs, memberId: string): Promise<void> {
  await db.execute(
    sql`update held_notice set due_at = ${now().toISOString()}::timestamptz where member_id = ${memberId}`,
  )
}
