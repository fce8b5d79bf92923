import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { eraseMessages, removeMessageFiles } from '../conversations/erase.ts'
import { inTransaction, type SystemCtx } from '../kernel/context.ts'
import { job, noData } from '../kernel/job.ts'
import { eraseLikes } from '../likes/erase.ts'
import { eraseAccount } from '../members/leaving/erase.ts'
import { eraseMails } from '../notifications/erase.ts'
import { eraseOrders } from '../payments/erase.ts'
import { nullable, text, uuid } from '../platform/db/columns.ts'
import type { Erased, Erasure } from '../platform/db/erasure.ts'
import { rows } from '../platform/db/rows.ts'
import { eraseEvents } from '../platform/live/erase.ts'
import { describeError } from '../platform/observe/describe-error.ts'
import { eraseBlocks } from '../profiles/blocks/erase.ts'
import { eraseProfile, forgetFiles, removePhotoFiles } from '../profiles/erase.ts'
import { eraseDiscounts } from '../promotions/erase.ts'
import { eraseComplaints } from '../safety/complaints/erase.ts'
import { eraseReports } from '../safety/reports/erase.ts'

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
 * Erases whose fourteen days are over, and for a day looks again at those it erased: a mail that was
 * being sent at that moment left a row afterwards. One member's failure keeps no other from being erased, and the job
 * fails in the end, so that it is tried again.
 */
export const eraseMembers = job({
  queue: 'erase-members',
  every: '13 * * * *',
  data: noData,
  async run(ctx) {
    let failed = 0
    for (const who of await takeDue(ctx))
      await eraseMember(ctx, who).catch((error: unknown) => {
        failed += 1
        ctx.log.warn({ ...describeError(error) }, 'a member could not be erased and will be tried again')
      })
    if (failed > 0) throw new Error(`${failed} members could not be erased`)
  },
})

/** From now on the mailed link brings none of them back. What was taken before and not finished is among them. */
async function takeDue({ db, now }: SystemCtx): Promise<Erased[]> {
  const ago = (days: number) => sql`${new Date(now().getTime() - days * dayMs).toISOString()}::timestamptz`
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
async function eraseMember(ctx: SystemCtx, who: Erased): Promise<void> {
  const files = [
    ...(await removePhotoFiles(ctx.db, ctx.storage, who.id)),
    ...(await removeMessageFiles(ctx.db, ctx.storage, who.id)),
  ]
  await inTransaction(ctx, async ({ db, now, jobs }) => {
    for (const erase of erasures) for (const statement of erase(who)) await db.execute(statement)
    await db.execute(forgetFiles(files))
    await jobs.forget(db, [who.id, ...(who.email ? [who.email] : [])])
    await db.execute(sql`
      update member set erased_at = coalesce(erased_at, ${now().toISOString()}::timestamptz) where id = ${who.id}`)
  })
}
