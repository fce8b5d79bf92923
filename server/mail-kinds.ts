import type { MailKind } from './mail/mail-kind.ts'
import { deletionMail, reactivatedMail } from './members/leaving-mails.ts'

/** Every kind of mail that the program sends, by noun. A kind that is not listed here is never sent. */
const kinds: MailKind[] = [deletionMail, reactivatedMail]

export const mailKinds: ReadonlyMap<string, MailKind> = new Map(kinds.map((kind) => [kind.name, kind]))
