import { countRequests } from './conversations/lists/count-requests.ts'
import { newConversationMail, newMessageMail } from './conversations/notify/new-message.mail.ts'
import { unreadReminderMail } from './conversations/notify/unread-reminder.mail.ts'
import { likeMail, matchMail } from './likes/like.mail.ts'
import { weeklyMail } from './likes/weekly/weekly.mail.ts'
import type { MailKind } from './mail/mail-kind.ts'
import { accountExistsMail, activationMail } from './members/addresses/activation.mail.ts'
import { addressOwnedMail, mailChangeMail } from './members/addresses/address-change.mail.ts'
import { underAgeMail } from './members/age/under-age.mail.ts'
import { deletionMail, reactivatedMail } from './members/leaving/leaving-mails.ts'
import {
  addressChangedMail,
  newDeviceMail,
  passkeysChangedMail,
  passwordChangedMail,
} from './members/sign-in/account-safety.mail.ts'
import { noAccountMail, resetMail } from './members/sign-in/reset.mail.ts'
import { welcomeMail } from './members/welcome.mail.ts'
import { digestMail } from './notifications/rhythm/digest.mail.ts'
import { debitNoticeMail } from './payments/debit/debit-notice.mail.ts'
import { receiptMail } from './payments/receipt.mail.ts'
import { refundRequestMail } from './payments/spending/refund-request.mail.ts'
import { albumRequestMail } from './profiles/album/album-request.mail.ts'
import { profileReminderMail } from './profiles/reminders/profile-reminder.mail.ts'
import { photoRejectedMail } from './profiles/review/photo-rejected.mail.ts'
import { verificationMail } from './profiles/review/verification.mail.ts'
import { savedSearchMail } from './profiles/saved/saved-search.mail.ts'
import { complaintAnswerMail, complaintReceiptMail } from './safety/complaints/complaint.mail.ts'
import { fraudMail } from './safety/reports/fraud.mail.ts'

const members: MailKind[] = [
  activationMail,
  accountExistsMail,
  resetMail,
  noAccountMail,
  mailChangeMail,
  addressOwnedMail,
  addressChangedMail,
  passwordChangedMail,
  newDeviceMail,
  passkeysChangedMail,
  welcomeMail,
  deletionMail,
  reactivatedMail,
  underAgeMail,
]

/** Every kind of mail that the program sends, by noun. A kind that is not listed here is never sent. */
const kinds: MailKind[] = [
  ...members,
  receiptMail,
  refundRequestMail,
  debitNoticeMail,
  fraudMail,
  complaintReceiptMail,
  complaintAnswerMail,
  photoRejectedMail,
  verificationMail,
  albumRequestMail,
  savedSearchMail,
  likeMail,
  matchMail,
  newConversationMail,
  newMessageMail,
  unreadReminderMail,
  weeklyMail,
  profileReminderMail,
]

export const mailKinds: ReadonlyMap<string, MailKind> = new Map(
  [...kinds, digestMail(kinds, countRequests)].map((kind) => [kind.name, kind]),
)
