import { type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '#server/kernel/context.ts'
import { job } from '#server/kernel/job.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { findMember } from '#server/members/queries.ts'
import { claimNotification } from '#server/notifications/claim-notification.ts'
import { queuePush } from '#server/notifications/push/queue-push.ts'
import { devicesOf } from '#server/notifications/push/subscriptions.ts'
import { findMailedPerson } from '#server/profiles/mailed-person.ts'
import { messageSent } from '../send/message-sent.ts'
import { findUnreadMessage } from './find-unread.ts'
import { newConversationPush, newMessagePush } from './new-message.push.ts'

/** A receiver who has the conversation open on a screen has read the message by then. */
export const pushAfterSeconds = 4

/** Within a minute one push for a conversation says enough: it names nothing that the next one would add to. */
const spacingSeconds = 60

/** Pushes to the devices of a member who has not read a message. Members without a device cost one look. */
export const pushMessage = job({
  queue: 'push-message',
  data: messageSent.schema,
  async run(system, sent) {
    if ((await devicesOf(system, sent.to)).length === 0) return
    const receiver = await findMember(system, sent.to)
    if (receiver?.status !== 'active') return
    const ctx = onSite(system, receiver.siteId, receiver.language)
    const unread = await findUnreadMessage(ctx, sent)
    if (!unread || !(await findMailedPerson(ctx, sent.from, sent.to))) return
    const { conversation, number, readNumber, isFirst } = unread
    const since = new Date(ctx.now().getTime() - spacingSeconds * 1_000).toISOString()
    const again = (before: { number: SQL; at: SQL }) =>
      sql`${before.number} <= ${readNumber}::integer or ${before.at} <= ${since}::timestamptz`
    await inTransaction(ctx, async (tx) => {
      const claim = { memberId: sent.to, kind: 'push_message', about: conversation, number, again } as const
      if (!(await claimNotification(tx, claim))) return
      await queuePush(tx, isFirst ? newConversationPush : newMessagePush, sent.to, {
        conversation,
        from: sent.from,
      })
    })
  },
})
