import { lt, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { job, noData } from '#server/kernel/job.ts'
import {
  accountWarnings,
  ageChecks,
  knownDevices,
  loginAttempts,
  loginDays,
  mailLinks,
  mailRequests,
  passkeyChallenges,
  sessions,
  usedProofs,
} from '../tables.ts'

const dayMs = 86_400_000

/** Removes ended sessions, expired links of mails and challenges, what old warnings kept, login attempts that block nobody any more, old checks of ages and devices long unused. */
export const pruneSignIns = job({
  queue: 'prune-sign-ins',
  every: '23 * * * *',
  data: noData,
  async run({ db, now }) {
    const at = now()
    await db.delete(usedProofs).where(lt(usedProofs.expiresAt, at))
    // A device whose session ran out still gets its pushes, which lead to the login then; one that was signed out does not.
    await db.execute(sql`
      update push_subscription set session_hash = null from session
      where token_hash = session_hash and expires_at < ${at.toISOString()}::timestamptz`)
    await db.delete(sessions).where(lt(sessions.expiresAt, at))
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, at))
    const daysAgo = (days: number) => new Date(at.getTime() - days * dayMs)
    await db.delete(loginAttempts).where(lt(loginAttempts.firstAt, daysAgo(1)))
    await db.delete(loginDays).where(lt(loginDays.firstAt, daysAgo(1)))
    await db.delete(mailRequests).where(lt(mailRequests.firstAt, daysAgo(1)))
    await db.delete(ageChecks).where(lt(ageChecks.createdAt, daysAgo(limits.ageCheckDays)))
    await db.delete(mailLinks).where(lt(mailLinks.expiresAt, at))
    // A mail can leave a day after what it warns of.
    const warningDays = limits.undoLinkMinutes / (24 * 60) + 2
    await db.delete(accountWarnings).where(lt(accountWarnings.createdAt, daysAgo(warningDays)))
    await db.delete(knownDevices).where(lt(knownDevices.signedInAt, daysAgo(limits.deviceDays)))
  },
})
