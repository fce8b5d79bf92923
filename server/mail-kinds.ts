import { newConversationMail, newMessageMail } from './conversations/new-message.mail.ts'
import { unreadReminderMail } from './conversations/unread-reminder.mail.ts'
import { likeMail, matchMail } from './likes/like.mail.ts'
import type { MailKind } from './mail/mail-kind.ts'
import { newDeviceMail, passwordChangedMail } from './members/account-safety.mail.ts'
import { accountExistsMail, activationMail } from './members/activation.mail.ts'
import { addressChangedMail, addressOwnedMail, mailChangeMail } from './members/address-change.mail.ts'
import { deletionMail, reactivatedMail } from './members/leaving-mails.ts'
import { noAccountMail, resetMail } from './members/reset.mail.ts'
import { welcomeMail } from './members/welcome.mail.ts'
import { fraudMail } from './operators/reports/fraud.mail.ts'
import { receiptMail } from './payments/receipt.mail.ts'
import { albumRequestMail } from './profiles/album/album-request.mail.ts'
import { photoRejectedMail } from './profiles/review/photo-rejected.mail.ts'
import { verificationMail } from './profiles/review/verification.mail.ts'
import { savedSearchMail } from './profiles/saved/saved-search.mail.ts'

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
  welcomeMail,
  deletionMail,
  reactivatedMail,
]

/** Every kind of mail that the program sends, by noun. A kind that is not listed here is never sent. */
const kinds: MailKind[] = [
  ...members,
  receiptMail,
  fraudMail,
  photoRejectedMail,
  verificationMail,
  albumRequestMail,
  savedSearchMail,
  likeMail,
  matchMail,
  newConversationMail,
  newMessageMail,
  unreadReminderMail,
]

export const mailKinds: ReadonlyMap<string, MailKind> = new Map(kinds.map((kind) => [kind.name, kind]))
