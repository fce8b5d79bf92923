import { countNews } from '../conversations/count-news.ts'
import { notifyOfMessage } from '../conversations/notify/notify-message.job.ts'
import { pushMessage } from '../conversations/notify/push-message.job.ts'
import { remindOfUnread } from '../conversations/notify/remind-unread.job.ts'
import { judgePhoto } from '../conversations/photos/judge-photo.job.ts'
import { signupMessage } from '../conversations/signup-message.job.ts'
import { type Job, job, noData } from '../kernel/job.ts'
import { notifyOfLike } from '../likes/notify-like.job.ts'
import { pushLike } from '../likes/push-like.job.ts'
import { mailWeekly } from '../likes/weekly/mail-weekly.job.ts'
import { mailKinds } from '../mail-kinds.ts'
import { answerReset } from '../members/answer-reset.job.ts'
import { pruneSignIns } from '../members/sign-in/prune-sign-ins.job.ts'
import { deliverMail } from '../notifications/deliver-mail.job.ts'
import { pruneMails } from '../notifications/prune-mails.job.ts'
import { deliverPush } from '../notifications/push/deliver-push.job.ts'
import { readInboundFolder } from '../notifications/read-inbound.job.ts'
import { releaseHeld } from '../notifications/rhythm/release-held.job.ts'
import { auditDataHourly } from '../operators/audit-data.job.ts'
import { eraseMembers } from '../operators/erase-members.job.ts'
import { pruneDebits } from '../payments/debit/prune-debits.job.ts'
import { sendDebitCode } from '../payments/debit/send-debit-code.job.ts'
import { reconcilePayments } from '../payments/reconcile/reconcile-payments.job.ts'
import { deliverSandboxEvent } from '../payments/sandbox-event.job.ts'
import { pruneEvents } from '../platform/live/prune-events.ts'
import { deriveSmallerFiles } from '../profiles/photos/derive-files.job.ts'
import { removeFiles } from '../profiles/photos/remove-files.job.ts'
import { planProfileReminder, remindOfProfile } from '../profiles/reminders/remind-of-profile.job.ts'
import { checkPhotos } from '../profiles/review/check-photos.job.ts'
import { mailSavedSearches } from '../profiles/saved/mail-saved-searches.job.ts'
import { pruneVisits } from '../profiles/visits/prune-visits.job.ts'
import { pushKinds } from '../push-kinds.ts'
import { pruneComplaints } from '../safety/complaints/prune-complaints.job.ts'
import { pruneReports } from '../safety/reports/prune-reports.job.ts'
import { prunePageVisits } from '../sites/prune-page-visits.job.ts'

/** Every job of the product, by noun. The demo brings its own (`Extension`). */
export const productJobs: readonly Job[] = [
  // Live events are the platform's, which knows neither jobs nor actors.
  job({ queue: 'prune-events', every: '7 * * * *', data: noData, run: pruneEvents }),

  prunePageVisits,

  answerReset,
  pruneSignIns,

  deliverMail(mailKinds),
  deliverPush({ kinds: pushKinds, countNews }),
  pruneMails,
  readInboundFolder,
  releaseHeld,

  checkPhotos,
  deriveSmallerFiles,
  mailSavedSearches,
  planProfileReminder,
  pruneVisits,
  remindOfProfile,
  removeFiles,

  deliverSandboxEvent,
  pruneDebits,
  reconcilePayments,
  sendDebitCode,

  mailWeekly,
  notifyOfLike,
  pushLike,

  judgePhoto,
  notifyOfMessage,
  pushMessage,
  remindOfUnread,
  signupMessage,

  auditDataHourly,
  eraseMembers,
  pruneComplaints,
  pruneReports,
]
