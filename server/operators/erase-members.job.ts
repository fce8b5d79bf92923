import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { eraseMessages, removeMessageFiles } from '../conversations/erase.ts'
import { eraseLikes } from '../likes/erase.ts'
import { eraseAccount } from '../members/erase.ts'
import { eraseBlocks } from '../moderation/erase.ts'
import { eraseMails } from '../notifications/erase.ts'
import { eraseOrders } from '../payments/erase.ts'
import type { Clock } from '../platform/clock.ts'
import { nullable, text, uuid } from '../platform/db/columns.ts'
import type { Db } from '../platform/db/db.ts'
import type { Erased, Erasure } from '../platform/db/erasure.ts'
import { rows } from '../platform/db/rows.ts'
import { runTransaction } from '../platform/db/run-transaction.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { eraseEvents } from '../platform/live/erase.ts'
import { describeError } from '../platform/observe/describe-error.ts'
import type { Log } from '../platform/observe/log.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { eraseProfile, forgetFiles, removePhotoFiles } from '../profiles/erase.ts'
import { eraseDiscounts } from '../promotions/erase.ts'
import { eraseComplaints } from './complaints/erase.ts'
import { eraseReports } from './reports/erase.ts'

type Needs = { db: Db; clock: Clock; jobs: Jobs; storage: Storage; log: Log }

const dayMs = 86_400_000
/** The account last: its name and address are what the other steps look for. */
const erasures: Erasure[] = [
  eraseEvents,
  eraseMails,
  eraseBlocks,
  eraseReports,
  eraseComplaints,
  eraseProfile,
  eraseOrders,
  eraseDiscounts,
  eraseLikes,
  eraseMessages,
  eraseAccount,
]

/**
 * Erases whose fourteen days are over. Runs every hour, and for a day looks again at those it erased: a mail that was
 * being sent at that moment left a row afterwards. One member's failure keeps no other from being erased, and the job
 * fails in the end, so that it is tried again.
 */
export async function eraseMembers({ db, clock, jobs, storage, log }: Needs): Promise<void> {
  let failed = 0
  for (const who of await takeDue(db, clock()))
    await eraseMember({ db, clock, jobs, storage, log }, who).catch((error: unknown) => {
      failed += 1
      log.warn({ ...describeError(error) }, 'a member could not be erased and will be tried again')
    })
  if (failed > 0) throw new Error(`${failed} members could not be erased`)
}

/** From now on the mailed link brings none of them back. What was taken before and not finished is among them. */
async function takeDue(db: Db, now: Date): Promise<Erased[]> {
  const ago = (days: number) => sql`${new Date(now.getTime() - days * dayMs).toISOString()}::timestamptz`
  await db.execute(sql`
    update member set status = 'erased'
    where status = 'deleted' and deleted_at <= ${ago(limits.reactivationDays)}`)
  return rows(
    db,
    { id: uuid, name: text, email: nullable(text) },
    sql`
    select id, name, email from member
    where status = 'erased' and (erased_at is null or erased_at > ${ago(1)}) order by deleted_at`,
  )
}

/** Files first, while the rows still name them; then everything else at once. Done twice, it changes nothing more. */
async function eraseMember({ db, clock, jobs, storage }: Needs, who: Erased): Promise<void> {
  const files = [
    ...(await removePhotoFiles(db, storage, who.id)),
    ...(await removeMessageFiles(db, storage, who.id)),
  ]
  await runTransaction(db, async (tx) => {
    for (const erase of erasures) for (const statement of erase(who)) await tx.execute(statement)
    await tx.execute(forgetFiles(files))
    await jobs.forget(tx, [who.id, ...(who.email ? [who.email] : [])])
    await tx.execute(sql`
      update member set erased_at = coalesce(erased_at, ${clock().toISOString()}::timestamptz) where id = ${who.id}`)
  })
}
