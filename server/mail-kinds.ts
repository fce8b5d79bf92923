import type { MailKind } from './mail/mail-kind.ts'
import { newDeviceMail, passwordChangedMail } from './members/account-safety.mail.ts'
import { accountExistsMail, activationMail } from './members/activation.mail.ts'
import { addressChangedMail, addressOwnedMail, mailChangeMail } from './members/address-change.mail.ts'
import { noAccountMail, resetMail } from './members/reset.mail.ts'

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
]

/** Every kind of mail that the program sends, by noun. A kind that is not listed here is never sent. */
const kinds: MailKind[] = [...members]

export const mailKinds: ReadonlyMap<string, MailKind> = new Map(kinds.map((kind) => [kind.name, kind]))
