import { asc } from 'drizzle-orm'
import { noActorCtx } from '../ctx/no-actor-ctx.ts'
import { mailQueue } from '../mail/queue-mail.ts'
import { mailKinds } from '../mail-kinds.ts'
import { answerReset, resetQueue } from '../members/reset-password.ts'
import { deliverMail } from '../notifications/deliver-mail.job.ts'
import { mails } from '../notifications/tables.ts'
import type { StartedJob, TestApp } from './create-test-app.ts'

/** Delivers what waits in the test's mail queue, with what that puts there, and returns every mail of its site's outbox, the oldest first. */
export async function readMails({ deps, db, jobs }: TestApp): Promise<(typeof mails.$inferSelect)[]> {
  const job = {
    db,
    kinds: mailKinds,
    ctxFor: (siteId: number, locale: string) => noActorCtx(deps, siteId, locale),
    localOrigin: 'http://localhost',
  }
  for (const { queue, data } of consume(jobs)) {
    if (queue === resetQueue) await answerReset(job.ctxFor, data)
    if (queue === mailQueue) await deliverMail(job, data)
  }
  return db.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.id))
}

function* consume(jobs: StartedJob[]): Generator<StartedJob> {
  for (let job = jobs.shift(); job; job = jobs.shift()) yield job
}
