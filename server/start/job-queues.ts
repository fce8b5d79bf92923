import { sql } from 'drizzle-orm'
import { deliverSignupMessage } from '../conversations/deliver-signup-message.ts'
import { notifyMessageQueue, notifyOfMessage } from '../conversations/notify-message.job.ts'
import { judgePhoto, judgePhotoQueue } from '../conversations/photos/judge-photo.job.ts'
import { pushMessage, pushMessageQueue } from '../conversations/push-message.job.ts'
import { unreadOf } from '../conversations/queries.ts'
import { actAs } from '../ctx/act-as.ts'
import type { Ctx } from '../ctx/context.ts'
import { noActorCtx } from '../ctx/no-actor-ctx.ts'
import { runJob } from '../kernel/job.ts'
import type { Services } from '../kernel/services.ts'
import { notifyLikeQueue, notifyOfLike } from '../likes/notify-like.job.ts'
import { pushLike, pushLikeQueue } from '../likes/push-like.job.ts'
import { newLikesOf } from '../likes/queries.ts'
import { mailQueue } from '../mail/queue-mail.ts'
import { mailKinds } from '../mail-kinds.ts'
import { addressConfirmed } from '../members/confirm-address.ts'
import { findMember } from '../members/queries.ts'
import { answerReset, resetQueue } from '../members/reset-password.ts'
import { deliverMail } from '../notifications/deliver-mail.job.ts'
import { deliverPush } from '../notifications/push/deliver-push.job.ts'
import { pushQueue } from '../notifications/push/queue-push.ts'
import { sendDebitCode, sendDebitCodeQueue } from '../payments/debit/send-debit-code.job.ts'
import { deliverSandboxNotice, sandboxQueue } from '../payments/providers/sandbox-delivery.ts'
import { receiveNotification } from '../payments/receive-notification.ts'
import { int } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { rows } from '../platform/db/rows.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { pushKinds } from '../push-kinds.ts'
import { productJobs } from './jobs.ts'

/** What the badge on an app's icon says. */
async function countNews(ctx: Ctx, memberId: string): Promise<number> {
  const counted = sql`select ${unreadOf(ctx, memberId)} as messages, ${newLikesOf(ctx, memberId)} as likes`
  const { messages, likes } = one(await rows(ctx.db, { messages: int, likes: int }, counted))
  return messages + likes
}

/** The product's queues by name; one is declared before anything can start a job in it. The demo brings its own. */
export const queues: readonly string[] = [
  ...productJobs.map(({ queue }) => queue),
  mailQueue,
  resetQueue,
  notifyMessageQueue,
  notifyLikeQueue,
  pushMessageQueue,
  pushLikeQueue,
  pushQueue,
  judgePhotoQueue,
  sendDebitCodeQueue,
  'signup-message',
  sandboxQueue,
]

/** Queues whose jobs wait for the servers of others: one that says nothing holds up its own job and no more. */
export const waitingQueues = [mailQueue, pushQueue, sendDebitCodeQueue] as const

/** Queues that start by themselves, and when (cron, UTC). */
export const schedules: Record<string, string> = Object.fromEntries(
  productJobs.flatMap(({ queue, every }) => (every ? [[queue, every]] : [])),
)

/** What the worker does for each queue. */
export function jobHandlers(services: Services): JobHandlers {
  const deps = { ...services, clock: services.now }
  const { db, localOrigin, pictureModels } = deps
  const ctxFor = (siteId: number, locale: string) => noActorCtx(deps, siteId, locale)
  return {
    ...Object.fromEntries(productJobs.map((job) => [job.queue, (data) => runJob(services, job, data)])),
    [sendDebitCodeQueue]: (data) => sendDebitCode({ db, ctxFor }, data),
    mail: (data) => deliverMail({ db, kinds: mailKinds, ctxFor, localOrigin }, data),
    'notify-message': (data) => notifyOfMessage({ db, ctxFor }, data),
    [judgePhotoQueue]: async (data) => judgePhoto({ ...deps, models: await pictureModels() }, data),
    'notify-like': (data) => notifyOfLike({ db, ctxFor }, data),
    [pushMessageQueue]: (data) => pushMessage({ db, ctxFor }, data),
    [pushLikeQueue]: (data) => pushLike(deps, data),
    [pushQueue]: (data) => deliverPush({ db, kinds: pushKinds, ctxFor, countNews, localOrigin }, data),
    [resetQueue]: (data) => answerReset((siteId, locale) => noActorCtx(deps, siteId, locale), data),
    [sandboxQueue]: (data) => deliverSandboxNotice({ ctxFor, receive: receiveNotification }, data),
    'signup-message': async (data) => {
      const member = await findMember(deps, addressConfirmed.schema.parse(data).member)
      if (member) await deliverSignupMessage(actAs(deps, member))
    },
  }
}
