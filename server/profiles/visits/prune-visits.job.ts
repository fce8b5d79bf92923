import { lte } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import { visits } from '../tables.ts'
import { visitsSince } from './find-visitors.ts'

/** Removes visits that nobody is shown any more. Runs every hour. */
export async function pruneVisits({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await db.delete(visits).where(lte(visits.visitedAt, visitsSince(clock())))
}
