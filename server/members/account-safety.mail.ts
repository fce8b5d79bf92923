import { z } from 'zod'
import { limits } from '#common/limits.ts'
import type { Ctx } from '../ctx/context.ts'
import type { MailKind, Receiver } from '../mail/mail-kind.ts'
import { accountMail } from './account-mail.ts'
import { createMailLink } from './mail-links.ts'
import { findMember } from './queries.ts'

/** What a member should know of, with a button for who did not do it: it signs out everywhere and asks for a new password. */
async function composeWarning(ctx: Ctx, letter: 'passwordChanged' | 'newDevice', receiver: Receiver) {
  const member = receiver.memberId ? await findMember(ctx, receiver.memberId) : undefined
  // An address that nobody proved may be a stranger's.
  if (!member?.emailConfirmedAt) return null
  const minutes = limits.undoLinkMinutes
  const token = await createMailLink(ctx, { memberId: member.id, purpose: 'undo', minutes })
  return accountMail(ctx, letter, receiver, { path: `/reset-password/do?undo=${token}` })
}

export const passwordChangedMail: MailKind = {
  name: 'password-changed',
  schema: z.object({}),
  compose: (ctx, receiver) => composeWarning(ctx, 'passwordChanged', receiver),
}

export const newDeviceMail: MailKind = {
  name: 'new-device',
  schema: z.object({}),
  compose: (ctx, receiver) => composeWarning(ctx, 'newDevice', receiver),
}
