import { lt } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { loginAttempts, sessions } from './tables.ts'

const keptMs = 86_400_000

/** Removes sessions that have ended by themselves and login attempts that block nobody any more. Runs every hour. */
export async function pruneSignIns({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock()
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(loginAttempts).where(lt(loginAttempts.firstAt, new Date(now.getTime() - keptMs)))
}
