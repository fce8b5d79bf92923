import { z } from 'zod'
import type { Ctx } from '../ctx/context.ts'
import type { MailKind, Receiver } from '../mail/mail-kind.ts'
import { accountMail } from './account-mail.ts'
import { findMember } from './queries.ts'
import { createUndoLink } from './undo-links.ts'

/** When what the mail tells of happened, which may be long before the mail leaves. */
export const sinceSchema = z.object({ since: z.iso.datetime() })
type Since = z.infer<typeof sinceSchema>

/** What a member should know of, with a button for who did not do it: it signs out everywhere and asks for a new password. */
async function composeWarning(
  ctx: Ctx,
  letter: 'passwordChanged' | 'newDevice',
  receiver: Receiver,
  since: Since,
) {
  const member = receiver.memberId ? await findMember(ctx, receiver.memberId) : undefined
  // An address that nobody proved may be a stranger's.
  if (!member?.emailConfirmedAt) return null
  const token = await createUndoLink(ctx, member.id, since)
  if (!token) return null
  return accountMail(ctx, letter, receiver, { path: `/reset-password/do?undo=${token}` })
}

export const passwordChangedMail: MailKind<Since> = {
  name: 'password-changed',
  schema: sinceSchema,
  compose: (ctx, receiver, since) => composeWarning(ctx, 'passwordChanged', receiver, since),
}

export const newDeviceMail: MailKind<Since> = {
  name: 'new-device',
  schema: sinceSchema,
  compose: (ctx, receiver, since) => composeWarning(ctx, 'newDevice', receiver, since),
}
