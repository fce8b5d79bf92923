import { sql } from 'drizzle-orm'
import { type Ctx, inTransaction } from '#server/kernel/context.ts'
import { job, noData } from '#server/kernel/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { queuePush } from '#server/notifications/push/queue-push.ts'
import { textList, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { unreadReminderMail } from './unread-reminder.mail.ts'
import { unreadReminderPush } from './unread-reminder.push.ts'

const firstHours = 24
const secondHours = 72
const hourMs = 3_600_000
/** How many conversations one transaction takes; the next run takes the others. */
const most = 1_000
const remindingKey = 7_236_005

type Unread = { conversation: string; number: number; readNumber: number }

/**
 * Plans that a member is reminded of a conversation while it is unread. Messages that follow before they have read it
 * change nothing.
 */
export async function planReminders(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  memberId: string,
  { conversation, number, readNumber }: Unread,
): Promise<void> {
  const at = now()
  const due = new Date(at.getTime() + firstHours * hourMs).toISOString()
  await db.execute(sql`
    insert into unread_reminder (member_id, conversation_id, number, since, due_at)
    values (${memberId}, ${conversation}, ${number}, ${at.toISOString()}::timestamptz, ${due}::timestamptz)
    on conflict (member_id, conversation_id) do update
      set number = excluded.number, since = excluded.since, reminders = 0, due_at = excluded.due_at
      where unread_reminder.number <= ${readNumber}::integer`)
}

/**
 * Queues one mail, and a push to their devices, for each member who has conversations that wait for a day, or for
 * three. The run that counts a reminder is the one that queues it.
 */
export const remindOfUnread = job({
  queue: 'remind-unread',
  every: '*/10 * * * *',
  data: noData,
  async run(ctx) {
    const now = ctx.now()
    const dayOn = new Date(now.getTime() + firstHours * hourMs).toISOString()
    await inTransaction(ctx, async (tx) => {
      // Two runs at once would share out a member's conversations, and each tell of a part.
      await tx.db.execute(sql`select pg_advisory_xact_lock(${remindingKey})`)
      const due = await rows(
        tx.db,
        { memberId: uuid, conversations: textList() },
        sql`
        with due as (
          select member_id, conversation_id, exists (
              select from participant where participant.member_id = unread_reminder.member_id
                and participant.conversation_id = unread_reminder.conversation_id
                and read_number < unread_reminder.number and unread > 0) as unread
          from unread_reminder where due_at <= ${now.toISOString()}::timestamptz
          order by due_at limit ${most} for update skip locked
        ), ended as (
          delete from unread_reminder using due where not due.unread
            and unread_reminder.member_id = due.member_id and unread_reminder.conversation_id = due.conversation_id
        ), reminded as (
          update unread_reminder set reminders = reminders + 1, due_at = case when reminders = 0 then
              greatest(since + ${secondHours}::int * interval '1 hour', ${dayOn}::timestamptz) end
          from due where due.unread
            and unread_reminder.member_id = due.member_id and unread_reminder.conversation_id = due.conversation_id
          returning unread_reminder.member_id, unread_reminder.conversation_id
        )
        select member_id as "memberId", array_agg(conversation_id::text) as conversations from reminded group by member_id`,
      )
      for (const { memberId, conversations } of due) {
        await queueMail(tx, unreadReminderMail, { memberId }, { conversations })
        await queuePush(tx, unreadReminderPush, memberId, { conversations })
      }
    })
  },
})
