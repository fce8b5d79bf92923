import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../ctx/context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { getsNotices } from '../members/gets-notices.ts'
import { findMember } from '../members/queries.ts'
import { claimNotice } from '../notifications/claim-notice.ts'
import type { Db } from '../platform/db/db.ts'
import type { JobData } from '../platform/jobs/jobs.ts'
import { isAway } from '../profiles/is-away.ts'
import { findMailedPerson } from '../profiles/mailed-person.ts'
import { messageSent } from './message-sent.ts'
import { newConversationMail, newMessageMail } from './new-message.mail.ts'
import { findUnreadMessage, type UnreadMessage } from './unread-notice.ts'
import { unreadReminderMail } from './unread-reminder.mail.ts'

export const notifyMessageQueue = 'notify-message'
/** What is read within two minutes needs no mail. */
export const notifyAfterSeconds = 120

const againSeconds = 240
const mostChecks = 15
const dayOfSeconds = 86_400
const schema = messageSent.schema.extend({ checks: z.int().default(0) })

type JobDeps = { db: Db; ctxFor: (siteId: number, locale: string) => Ctx }

/**
 * Mails who has not read a message: one mail for a conversation until it is read. Who is on the site is given time to see
 * it there, for an hour at most.
 */
export async function notifyOfMessage({ db, ctxFor }: JobDeps, data: JobData): Promise<void> {
  const { checks, ...sent } = schema.parse(data)
  const receiver = await findMember({ db }, sent.to)
  if (!receiver || !getsNotices(receiver)) return
  const ctx = ctxFor(receiver.siteId, receiver.language)
  const unread = await findUnreadMessage(ctx, sent)
  if (!unread || !(await findMailedPerson(ctx, sent.from, sent.to))) return
  if (!(await isAway(ctx, sent.to))) {
    if (checks < mostChecks)
      await ctx.jobs.start(
        db,
        notifyMessageQueue,
        { ...sent, checks: checks + 1 },
        { delaySeconds: againSeconds },
      )
    return
  }
  await inTransaction(ctx, (tx) => queueOnce(tx, sent, unread))
}

async function queueOnce(ctx: Ctx, { from, to }: { from: string; to: string }, unread: UnreadMessage) {
  const { conversation, number, readNumber, isFirst } = unread
  const again = sql`notice.number <= ${readNumber}::integer`
  if (await claimNotice(ctx, { memberId: to, kind: 'message', about: conversation, number, again })) {
    const kind = isFirst ? newConversationMail : newMessageMail
    await queueMail(ctx, kind, { memberId: to }, { conversation, from })
  }
  await queueReminder(ctx, to)
}

/** Another reminder only after the member was back since the last one was queued. */
async function queueReminder(ctx: Ctx, memberId: string): Promise<void> {
  const again = sql`notice.at < (select last_active_at from profile where profile.member_id = notice.member_id)`
  if (!(await claimNotice(ctx, { memberId, kind: 'unread_reminder', about: memberId, again }))) return
  const since = ctx.now().toISOString()
  await queueMail(ctx, unreadReminderMail, { memberId }, { since }, { delaySeconds: dayOfSeconds })
}
