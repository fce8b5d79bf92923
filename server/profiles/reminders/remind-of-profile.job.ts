import { sql } from 'drizzle-orm'
import { inTransaction } from '#server/kernel/context.ts'
import { job, noData } from '#server/kernel/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { addressConfirmed } from '#server/members/addresses/confirm-address.ts'
import { uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { profileReminderMail } from './profile-reminder.mail.ts'

const dayMs = 86_400_000
/** After the address is confirmed, and after the first reminder. */
const firstDays = 3
const secondDays = 14
/** In one transaction; the next run takes the others. */
const most = 500

/** Says when a member is reminded first; once, however many addresses are confirmed later. */
export const planProfileReminder = job({
  queue: 'plan-profile-reminder',
  data: addressConfirmed.schema,
  async run({ db, now }, { member }) {
    const at = new Date(now().getTime() + firstDays * dayMs).toISOString()
    await db.execute(sql`
      insert into notice_rhythm (member_id, profile_reminder_at)
      select id, ${at}::timestamptz from member where id = ${member}
      on conflict (member_id) do update
        set profile_reminder_at = coalesce(notice_rhythm.profile_reminder_at, excluded.profile_reminder_at)
        where notice_rhythm.profile_reminders = 0`)
  },
})

/** Queues what is due: twice at most for each member, ever. Whether anything is missing is seen when the mail is written. */
export const remindOfProfile = job({
  queue: 'remind-of-profile',
  every: '19 * * * *',
  data: noData,
  async run(ctx) {
    const now = ctx.now()
    const second = new Date(now.getTime() + secondDays * dayMs).toISOString()
    await inTransaction(ctx, async (tx) => {
      const due = await rows(
        tx.db,
        { memberId: uuid },
        sql`
        update notice_rhythm set profile_reminders = profile_reminders + 1,
          profile_reminder_at = case when profile_reminders = 0 then ${second}::timestamptz end
        where member_id in (
            select member_id from notice_rhythm where profile_reminder_at <= ${now.toISOString()}::timestamptz limit ${most})
          and profile_reminder_at <= ${now.toISOString()}::timestamptz
        returning member_id as "memberId"`,
      )
      for (const { memberId } of due) await queueMail(tx, profileReminderMail, { memberId }, {})
    })
  },
})
