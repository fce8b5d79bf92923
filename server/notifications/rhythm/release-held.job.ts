import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction, type SystemCtx } from '#server/kernel/context.ts'
import { job, noData } from '#server/kernel/job.ts'
import { mailQueue } from '#server/mail/queue-mail.ts'
import { bool, json, text, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { type DigestItem, digestName, digestSchema, heldData } from './digest-items.ts'

/** How many members are looked at in one run; the next takes the others. */
const most = 1_000

/** Queues the mails that were held until now, those that can be told together as one mail. */
export const releaseHeld = job({
  queue: 'release-notices',
  every: '* * * * *',
  data: noData,
  async run(ctx) {
    const now = ctx.now().toISOString()
    const due = await rows(
      ctx.db,
      { memberId: uuid },
      sql`select member_id as "memberId" from held_notice where due_at <= ${now}::timestamptz
        group by member_id order by min(due_at) limit ${most}`,
    )
    for (const { memberId } of due) await inTransaction(ctx, (tx) => release(tx, memberId))
  },
})

/**
 * Queues the held mails of a member. Whoever removes their rows queues them, and nobody else does. What waits for later
 * goes along where it can.
 */
async function release({ db, now, jobs }: SystemCtx, memberId: string): Promise<void> {
  await db.execute(sql`select from member where id = ${memberId} for no key update`)
  const at = now().toISOString()
  const taken = await rows(
    db,
    { id: uuid, kind: text, data: json(heldData), merges: bool },
    sql`
    with taken as (
      delete from held_notice where member_id = ${memberId} and (due_at <= ${at}::timestamptz or merges) returning *
    )
    select id, kind, data, merges from taken order by held_at, id`,
  )
  const together = taken.filter(({ merges }) => merges)
  const alone = together.length > 1 ? taken.filter(({ merges }) => !merges) : taken
  for (const { id, kind, data } of alone)
    await jobs.start(db, mailQueue, { id, kind, to: { memberId }, data })
  if (together.length < 2) return
  const data = { items: together.flatMap(({ kind, data: held }) => itemsOf(kind, held)) }
  await jobs.start(db, mailQueue, { id: uuidv7(), kind: digestName, to: { memberId }, data })
}

function itemsOf(kind: string, data: Record<string, unknown>): DigestItem[] {
  return kind === digestName ? digestSchema.parse(data).items : [{ kind, data }]
}
