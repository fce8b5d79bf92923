import { sql } from 'drizzle-orm'
import { inTransaction } from '#server/kernel/context.ts'
import { job, noData } from '#server/kernel/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { text, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { savedSearchMail } from './saved-search.mail.ts'

const weekMs = 7 * 86_400_000
/** In one transaction; the next run takes the others. */
const most = 500

/**
 * Queues one mail to each member all of whose saved searches were looked at a week ago or longer. They are marked in the
 * same transaction, so that a second run mails nobody twice. Whether anybody new fits is seen when the mail is written.
 */
export const mailSavedSearches = job({
  queue: 'mail-saved-searches',
  every: '31 * * * *',
  data: noData,
  async run(ctx) {
    const now = ctx.now()
    const weekAgo = new Date(now.getTime() - weekMs).toISOString()
    await inTransaction(ctx, async (tx) => {
      const due = await rows(
        tx.db,
        { memberId: uuid, since: text },
        sql`
        with due as (
          select member_id, min(looked_at) as since from saved_search
          where member_id in (select member_id from saved_search where looked_at <= ${weekAgo}::timestamptz)
          group by member_id having max(looked_at) <= ${weekAgo}::timestamptz
          limit ${most}
        ), marked as (
          update saved_search set looked_at = ${now.toISOString()} from due where saved_search.member_id = due.member_id
            and saved_search.looked_at <= ${weekAgo}::timestamptz
          returning saved_search.member_id
        )
        select member_id as "memberId", since::text from due where member_id in (select member_id from marked)`,
      )
      for (const { memberId, since } of due) await queueMail(tx, savedSearchMail, { memberId }, { since })
    })
  },
})
