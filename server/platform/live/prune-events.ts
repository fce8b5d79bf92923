import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'

const keptMs = 86_400_000

/** Removes the live events that no screen resumes from any more: those older than a day. */
export async function pruneEvents({ db, now }: { db: Db; now: Clock }): Promise<void> {
  const before = new Date(now().getTime() - keptMs).toISOString()
  await db.execute(sql`delete from event where created_at < ${before}::timestamptz`)
}
