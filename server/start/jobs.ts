import { remindOfUnread } from '../conversations/remind-unread.job.ts'
import { type Job, job, noData } from '../kernel/job.ts'
import { mailWeekly } from '../likes/weekly/mail-weekly.job.ts'
import { pruneSignIns } from '../members/prune-sign-ins.job.ts'
import { pruneMails } from '../notifications/prune-mails.job.ts'
import { readInboundFolder } from '../notifications/read-inbound.job.ts'
import { releaseHeld } from '../notifications/rhythm/release-held.job.ts'
import { auditDataHourly } from '../operators/audit-data.job.ts'
import { pruneComplaints } from '../operators/complaints/prune-complaints.job.ts'
import { eraseMembers } from '../operators/erase-members.job.ts'
import { pruneReports } from '../operators/reports/prune-reports.job.ts'
import { pruneDebits } from '../payments/debit/prune-debits.job.ts'
import { reconcilePayments } from '../payments/reconcile/reconcile-payments.job.ts'
import { pruneEvents } from '../platform/live/prune-events.ts'
import { deriveSmallerFiles } from '../profiles/photos/derive-files.job.ts'
import { removeFiles } from '../profiles/photos/remove-files.job.ts'
import { planProfileReminder, remindOfProfile } from '../profiles/reminders/remind-of-profile.job.ts'
import { checkPhotos } from '../profiles/review/check-photos.job.ts'
import { mailSavedSearches } from '../profiles/saved/mail-saved-searches.job.ts'
import { pruneVisits } from '../profiles/visits/prune-visits.job.ts'
import { prunePageVisits } from '../sites/prune-page-visits.job.ts'

/** Jobs of the product, by noun. */
export const productJobs: readonly Job[] = [
  // The platform knows no jobs.
  job({ queue: 'prune-events', every: '7 * * * *', data: noData, run: pruneEvents }),

  prunePageVisits,

  pruneSignIns,

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

  pruneDebits,
  reconcilePayments,

  mailWeekly,

  remindOfUnread,

  auditDataHourly,
  eraseMembers,
  pruneComplaints,
  pruneReports,
]
