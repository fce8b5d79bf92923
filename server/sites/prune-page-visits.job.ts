import { lt } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { pageVisits } from './tables.ts'

/** Removes what is known of visits after some weeks: campaigns are judged by then. Runs every day. */
export async function prunePageVisits({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock().getTime() - limits.pageVisitDays * 86_400_000)
  await db.delete(pageVisits).where(lt(pageVisits.seenAt, before))
}
