import { sql } from 'drizzle-orm'
import { deliverSignupMessage } from '../conversations/deliver-signup-message.ts'
import { notifyMessageQueue, notifyOfMessage } from '../conversations/notify-message.job.ts'
import { judgePhoto, judgePhotoQueue } from '../conversations/photos/judge-photo.job.ts'
import { pushMessage, pushMessageQueue } from '../conversations/push-message.job.ts'
import { unreadOf } from '../conversations/queries.ts'
import { remindOfUnread } from '../conversations/remind-unread.job.ts'
import { actAs } from '../ctx/act-as.ts'
import type { Ctx } from '../ctx/context.ts'
import { noActorCtx } from '../ctx/no-actor-ctx.ts'
import type { Services } from '../kernel/services.ts'
import { notifyLikeQueue, notifyOfLike } from '../likes/notify-like.job.ts'
import { pushLike, pushLikeQueue } from '../likes/push-like.job.ts'
import { newLikesOf } from '../likes/queries.ts'
import { mailWeekly } from '../likes/weekly/mail-weekly.job.ts'
import { mailQueue } from '../mail/queue-mail.ts'
import { mailKinds } from '../mail-kinds.ts'
import { addressConfirmed } from '../members/confirm-address.ts'
import { pruneSignIns } from '../members/prune-sign-ins.job.ts'
import { findMember } from '../members/queries.ts'
import { answerReset, resetQueue } from '../members/reset-password.ts'
import { deliverMail } from '../notifications/deliver-mail.job.ts'
import { pruneMails } from '../notifications/prune-mails.job.ts'
import { deliverPush } from '../notifications/push/deliver-push.job.ts'
import { pushQueue } from '../notifications/push/queue-push.ts'
import { readInboundFolder } from '../notifications/read-inbound.job.ts'
import { releaseHeld } from '../notifications/rhythm/release-held.job.ts'
import { auditDataHourly } from '../operators/audit-data.job.ts'
import { pruneComplaints } from '../operators/complaints/prune-complaints.job.ts'
import { eraseMembers } from '../operators/erase-members.job.ts'
import { pruneReports } from '../operators/reports/prune-reports.job.ts'
import { pruneDebits } from '../payments/debit/prune-debits.job.ts'
import { sendDebitCode, sendDebitCodeQueue } from '../payments/debit/send-debit-code.job.ts'
import { deliverSandboxNotice, sandboxQueue } from '../payments/providers/sandbox-delivery.ts'
import { receiveNotification } from '../payments/receive-notification.ts'
import { reconcilePayments, reconcileQueue } from '../payments/reconcile/reconcile-payments.job.ts'
import { int } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { rows } from '../platform/db/rows.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { pruneEvents } from '../platform/live/prune-events.job.ts'
import { deriveSmallerFiles } from '../profiles/photos/derive-files.job.ts'
import { removeFiles } from '../profiles/photos/remove-files.job.ts'
import {
  planProfileReminder,
  profileReminderQueue,
  remindOfProfile,
} from '../profiles/reminders/remind-of-profile.job.ts'
import { checkPhotos } from '../profiles/review/check-photos.job.ts'
import { mailSavedSearches } from '../profiles/saved/mail-saved-searches.job.ts'
import { pruneVisits } from '../profiles/visits/prune-visits.job.ts'
import { pushKinds } from '../push-kinds.ts'
import { prunePageVisits } from '../sites/prune-page-visits.job.ts'

/** What the badge on an app's icon says. */
async function countNews(ctx: Ctx, memberId: string): Promise<number> {
  const counted = sql`select ${unreadOf(ctx, memberId)} as messages, ${newLikesOf(ctx, memberId)} as likes`
  const { messages, likes } = one(await rows(ctx.db, { messages: int, likes: int }, counted))
  return messages + likes
}

/** The product's queues by name; one is declared before anything can start a job in it. The demo brings its own. */
export const queues = [
  'prune-events',
  'prune-sign-ins',
  'audit-data',
  'erase-members',
  mailQueue,
  resetQueue,
  'prune-mails',
  'prune-page-visits',
  'prune-visits',
  'prune-reports',
  'prune-complaints',
  'release-notices',
  'remind-unread',
  'mail-weekly',
  'remind-of-profile',
  profileReminderQueue,
  'read-inbound',
  'remove-files',
  'derive-files',
  'check-photos',
  'mail-saved-searches',
  notifyMessageQueue,
  notifyLikeQueue,
  pushMessageQueue,
  pushLikeQueue,
  pushQueue,
  judgePhotoQueue,
  sendDebitCodeQueue,
  'prune-debits',
  'signup-message',
  sandboxQueue,
  reconcileQueue,
] as const

/** Queues whose jobs wait for the servers of others: one that says nothing holds up its own job and no more. */
export const waitingQueues = [mailQueue, pushQueue, sendDebitCodeQueue] as const

/** Queues that start by themselves, and when (cron, UTC). */
export const schedules: Partial<Record<(typeof queues)[number], string>> = {
  'prune-events': '7 * * * *',
  'prune-sign-ins': '23 * * * *',
  'audit-data': '41 * * * *',
  'check-photos': '* * * * *',
  'remove-files': '11 * * * *',
  'derive-files': '*/10 * * * *',
  'mail-saved-searches': '31 * * * *',
  'release-notices': '* * * * *',
  'remind-unread': '*/10 * * * *',
  'mail-weekly': '*/15 * * * *',
  'remind-of-profile': '19 * * * *',
  'prune-mails': '53 * * * *',
  'prune-page-visits': '37 3 * * *',
  'prune-visits': '29 * * * *',
  'prune-reports': '37 * * * *',
  'prune-complaints': '47 3 * * *',
  'read-inbound': '* * * * *',
  'prune-debits': '19 * * * *',
  'erase-members': '13 * * * *',
  [reconcileQueue]: '*/5 * * * *',
}

/** What the worker does for each queue. */
export function jobHandlers(services: Services): JobHandlers {
  const deps = { ...services, clock: services.now }
  const { db, clock, localOrigin, pictureModels } = deps
  const ctxFor = (siteId: number, locale: string) => noActorCtx(deps, siteId, locale)
  return {
    'prune-events': () => pruneEvents({ db, clock }),
    'prune-sign-ins': () => pruneSignIns({ db, clock }),
    'audit-data': () => auditDataHourly(deps),
    'erase-members': () => eraseMembers(deps),
    'remove-files': () => removeFiles(deps),
    'derive-files': () => deriveSmallerFiles(deps),
    'check-photos': async () => checkPhotos({ ...deps, models: await pictureModels() }),
    'mail-saved-searches': () => mailSavedSearches(deps),
    'release-notices': () => releaseHeld(deps),
    'remind-unread': () => remindOfUnread(deps),
    'mail-weekly': () => mailWeekly(deps),
    'remind-of-profile': () => remindOfProfile(deps),
    [profileReminderQueue]: (data) => planProfileReminder(deps, data),
    'prune-mails': () => pruneMails({ db, clock }),
    'prune-page-visits': () => prunePageVisits({ db, clock }),
    'prune-visits': () => pruneVisits({ db, clock }),
    'prune-debits': () => pruneDebits({ db, clock }),
    [sendDebitCodeQueue]: (data) => sendDebitCode({ db, ctxFor }, data),
    'prune-reports': () => pruneReports({ db, clock }),
    'prune-complaints': () => pruneComplaints({ db, clock }),
    'read-inbound': () => readInboundFolder(deps),
    mail: (data) => deliverMail({ db, kinds: mailKinds, ctxFor, localOrigin }, data),
    'notify-message': (data) => notifyOfMessage({ db, ctxFor }, data),
    [judgePhotoQueue]: async (data) => judgePhoto({ ...deps, models: await pictureModels() }, data),
    'notify-like': (data) => notifyOfLike({ db, ctxFor }, data),
    [pushMessageQueue]: (data) => pushMessage({ db, ctxFor }, data),
    [pushLikeQueue]: (data) => pushLike(deps, data),
    [pushQueue]: (data) => deliverPush({ db, kinds: pushKinds, ctxFor, countNews, localOrigin }, data),
    [resetQueue]: (data) => answerReset((siteId, locale) => noActorCtx(deps, siteId, locale), data),
    [reconcileQueue]: () =>
      reconcilePayments({
        ctxOf: (siteId, language = 'en') => ctxFor(siteId ?? deps.sites.defaultSite().id, language),
      }),
    [sandboxQueue]: (data) => deliverSandboxNotice({ ctxFor, receive: receiveNotification }, data),
    'signup-message': async (data) => {
      const member = await findMember(deps, addressConfirmed.schema.parse(data).member)
      if (member) await deliverSignupMessage(actAs(deps, member))
    },
  }
}
