import { asc } from 'drizzle-orm'
import { noActorCtx } from '../ctx/no-actor-ctx.ts'
import { mailQueue } from '../mail/queue-mail.ts'
import { mailKinds } from '../mail-kinds.ts'
import { deliverMail } from '../notifications/deliver-mail.job.ts'
import { mails } from '../notifications/tables.ts'
import type { TestApp } from './create-test-app.ts'

/** Delivers what waits in the test's mail queue, and returns every mail of its site's outbox, the oldest first. */
export async function readMails({ deps, db, jobs }: TestApp): Promise<(typeof mails.$inferSelect)[]> {
  const job = {
    db,
    kinds: mailKinds,
    ctxFor: (siteId: number, locale: string) => noActorCtx(deps, siteId, locale),
    localOrigin: 'http://localhost',
  }
  for (const { queue, data } of jobs.splice(0)) if (queue === mailQueue) await deliverMail(job, data)
  return db.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.id))
}
