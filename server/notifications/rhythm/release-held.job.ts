import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { mailQueue } from '#server/mail/queue-mail.ts'
import type { Clock } from '#server/platform/clock.ts'
import { bool, json, text, uuid } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/db.ts'
import { rows } from '#server/platform/db/rows.ts'
import { runTransaction } from '#server/platform/db/run-transaction.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { type DigestItem, digestName, digestSchema, heldData } from './digest-items.ts'

/** Members in one run; the next takes the others. */
const most = 1_000

type JobDeps = { db: Db; clock: Clock; jobs: Jobs }

/** Queues what was held until now, every minute: what can be told together as one mail. */
export async function releaseHeld(deps: JobDeps): Promise<void> {
  const now = deps.clock().toISOString()
  const due = await rows(
    deps.db,
    { memberId: uuid },
    sql`select member_id as "memberId" from held_notice where due_at <= ${now}::timestamptz
      group by member_id order by min(due_at) limit ${most}`,
  )
  for (const { memberId } of due)
    await runTransaction(deps.db, (tx) => release({ ...deps, db: tx }, memberId))
}

/** What is removed here is nobody else's to queue. What waits for later goes along where it can. */
async function release({ db, clock, jobs }: JobDeps, memberId: string): Promise<void> {
  await db.execute(sql`select from member where id = ${memberId} for no key update`)
  const now = clock().toISOString()
  const taken = await rows(
    db,
    { id: uuid, kind: text, data: json(heldData), merges: bool },
    sql`
    with taken as (
      delete from held_notice where member_id = ${memberId} and (due_at <= ${now}::timestamptz or merges) returning *
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
