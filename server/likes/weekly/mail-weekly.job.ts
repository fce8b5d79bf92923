import { sql } from 'drizzle-orm'
import { inTransaction, type SystemCtx } from '#server/kernel/context.ts'
import { job, noData } from '#server/kernel/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { zoneOf } from '#server/notifications/rhythm/country-zone.ts'
import { nullable, text, timestamp, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { nextWeekly } from './next-weekly.ts'
import { weeklyMail } from './weekly.mail.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs
/** In one run; the next takes the others. */
const most = 1_000

type Due = { memberId: string; at: string; zone: string | null; country: string | null }

/** Queues the weekly update of those whose Thursday evening has come, and sets the next. */
export const mailWeekly = job({
  queue: 'mail-weekly',
  every: '*/15 * * * *',
  data: noData,
  async run(ctx) {
    const due = await rows(
      ctx.db,
      { memberId: uuid, at: timestamp, zone: nullable(text), country: nullable(text) },
      sql`
      select notice_rhythm.member_id as "memberId", weekly_at as at, time_zone as zone, profile.country
      from notice_rhythm left join profile on profile.member_id = notice_rhythm.member_id
      where weekly_at <= ${ctx.now().toISOString()}::timestamptz order by weekly_at limit ${most}`,
    )
    for (const each of due) await inTransaction(ctx, (tx) => queueWeekly(tx, each))
  },
})

/**
 * Whoever sets the next moment queues the mail. A moment that is no Thursday evening was set for this job to find the next; one of more than a
 * day ago, as after an outage, is left out.
 */
async function queueWeekly(ctx: SystemCtx, { memberId, at, zone, country }: Due): Promise<void> {
  const now = ctx.now()
  const own = zone ?? zoneOf(country)
  const claimed = await rows(
    ctx.db,
    { memberId: uuid },
    sql`
    update notice_rhythm set weekly_at = ${nextWeekly(now, own).toISOString()}::timestamptz
    where member_id = ${memberId} and weekly_at = ${at}::timestamptz returning member_id as "memberId"`,
  )
  const due = new Date(at)
  const isTime = nextWeekly(new Date(due.getTime() - dayMs), own).getTime() === due.getTime()
  if (claimed.length === 0 || !isTime || now.getTime() - due.getTime() > dayMs) return
  const since = new Date(now.getTime() - weekMs).toISOString()
  await queueMail(ctx, weeklyMail, { memberId }, { since })
}
