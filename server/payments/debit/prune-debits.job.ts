import { sql } from 'drizzle-orm'
import { job, noData } from '#server/kernel/job.ts'

const dayMs = 86_400_000
const textDays = 1
/** A day's limit looks back one day; an order whose payment did not begin is taken up within this time. */
const requestDays = 30
/** A mandate ends when nothing was collected by it for so long. */
const unusedDays = 36 * 30
/** A payer can dispute a debit for 13 months: until then the bank may ask for the mandate. */
const evidenceDays = 14 * 31

/** Removes texts of the outbox and old requests, ends unused mandates, and forgets who signed those long ended. */
export const pruneDebits = job({
  queue: 'prune-debits',
  every: '19 * * * *',
  data: noData,
  async run({ db, now }) {
    const ago = (days: number) => sql`${new Date(now().getTime() - days * dayMs).toISOString()}::timestamptz`
    const collectedSince = (days: number) =>
      sql`exists (select from debit where mandate_id = debit_mandate.id and created_at > ${ago(days)})`
    await db.execute(sql`delete from sms where created_at < ${ago(textDays)}`)
    await db.execute(sql`
      update debit_request set details = null where details is not null and created_at < ${ago(textDays)}`)
    await db.execute(sql`delete from debit_request where created_at < ${ago(requestDays)}`)
    await db.execute(sql`
      update debit_mandate set ended_at = ${now().toISOString()}::timestamptz
      where ended_at is null and signed_at < ${ago(unusedDays)} and not ${collectedSince(unusedDays)}`)
    await db.execute(sql`
      update debit_mandate set details = null
      where details is not null and ended_at < ${ago(evidenceDays)} and not ${collectedSince(evidenceDays)}`)
  },
})
