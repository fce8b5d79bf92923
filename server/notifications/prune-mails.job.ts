import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { mails } from './tables.ts'

const keptDays = 30
const dayMs = 86_400_000

/** Removes the record of old mails, and mailed links long out of date. Runs every hour. */
export async function pruneMails({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * dayMs)
  await db.delete(mails).where(lt(mails.createdAt, before))
  await db.execute(sql`delete from mail_link where expires_at < ${before.toISOString()}::timestamptz`)
}
