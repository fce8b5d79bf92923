import { newConversationMail, newMessageMail } from './conversations/new-message.mail.ts'
import { unreadReminderMail } from './conversations/unread-reminder.mail.ts'
import { likeMail, matchMail } from './likes/like.mail.ts'
import type { MailKind } from './mail/mail-kind.ts'
import { welcomeMail } from './members/welcome.mail.ts'
import { receiptMail } from './payments/receipt.mail.ts'

/** Every kind of mail that the program sends, by noun. A kind that is not listed here is never sent. */
const kinds: MailKind[] = [
  welcomeMail,
  receiptMail,
  likeMail,
  matchMail,
  newConversationMail,
  newMessageMail,
  unreadReminderMail,
]

export const mailKinds: ReadonlyMap<string, MailKind> = new Map(kinds.map((kind) => [kind.name, kind]))
