import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, inTransaction, type SystemCtx } from '#server/kernel/context.ts'
import { job } from '#server/kernel/job.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { getsNotifications } from '#server/members/gets-notifications.ts'
import { findMember } from '#server/members/queries.ts'
import { claimNotification } from '#server/notifications/claim-notification.ts'
import { isAway } from '#server/profiles/is-away.ts'
import { findMailedPerson } from '#server/profiles/mailed-person.ts'
import { messageSent } from '../send/message-sent.ts'
import { findUnreadMessage, type UnreadMessage } from './find-unread.ts'
import { newConversationMail, newMessageMail } from './new-message.mail.ts'
import { planReminders } from './remind-unread.job.ts'

/** What is read within two minutes needs no mail. */
export const notifyAfterSeconds = 120

const againSeconds = 240
const mostChecks = 15
const schema = messageSent.schema.extend({ checks: z.int().default(0) })

/**
 * Mails a member who has not read a message: one mail for a conversation until it is read. A member who is on the site
 * is given time to see it there, for an hour at most.
 */
export const notifyOfMessage = job({ queue: 'notify-message', data: schema, run: notify })

async function notify(system: SystemCtx, { checks, ...sent }: z.output<typeof schema>): Promise<void> {
  const receiver = await findMember(system, sent.to)
  if (!receiver || !getsNotifications(receiver)) return
  const ctx = onSite(system, receiver.siteId, receiver.language)
  const unread = await findUnreadMessage(ctx, sent)
  if (!unread || !(await findMailedPerson(ctx, sent.from, sent.to))) return
  await planReminders(ctx, sent.to, unread)
  if (await isAway(ctx, sent.to)) return inTransaction(ctx, (tx) => queueOnce(tx, sent, unread))
  if (checks < mostChecks)
    await ctx.jobs.start(
      ctx.db,
      notifyOfMessage,
      { ...sent, checks: checks + 1 },
      { delaySeconds: againSeconds },
    )
}

async function queueOnce(ctx: Ctx, { from, to }: { from: string; to: string }, unread: UnreadMessage) {
  const { conversation, number, readNumber, isFirst } = unread
  const again = (before: { number: SQL }) => sql`${before.number} <= ${readNumber}::integer`
  if (await claimNotification(ctx, { memberId: to, kind: 'message', about: conversation, number, again })) {
    const kind = isFirst ? newConversationMail : newMessageMail
    await queueMail(ctx, kind, { memberId: to }, { conversation, from })
  }
}
