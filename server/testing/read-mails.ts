import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { runJob } from '../kernel/job.ts'
import { mailKinds } from '../mail-kinds.ts'
import { answerReset } from '../members/answer-reset.job.ts'
import { deliverMail } from '../notifications/deliver-mail.job.ts'
import { mails } from '../notifications/tables.ts'
import type { StartedJob, TestApp } from './start/create-test-app.ts'

/**
 * Delivers what waits in the test's mail queue, and returns every mail of the outbox, the oldest first. Other jobs are
 * taken out of the queue, as they come. MAIL_PICTURES names a folder for their HTML (scripts/draw/mail-pictures.mjs).
 */
export async function readMails({ deps, db, jobs }: TestApp): Promise<(typeof mails.$inferSelect)[]> {
  const mailing = [deliverMail(mailKinds), answerReset]
  for (const { queue, data } of consume(jobs))
    for (const job of mailing) if (job.queue === queue) await runJob(deps, job, data)
  const written = await db.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.id))
  const folder = process.env.MAIL_PICTURES
  if (folder) for (const mail of written) if (mail.html) await keepPicture(folder, mail.kind, mail.html)
  return written
}

/** One of each kind and language. */
async function keepPicture(folder: string, kind: string, html: string): Promise<void> {
  const locale = /<html lang="(\w+)"/.exec(html)?.[1] ?? 'en'
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${kind}-${locale}.html`), html)
}

function* consume(jobs: StartedJob[]): Generator<StartedJob> {
  for (let job = jobs.shift(); job; job = jobs.shift()) yield job
}
