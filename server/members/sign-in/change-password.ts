import { eq } from 'drizzle-orm'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { dropLinks } from '../addresses/mail-links.ts'
import { findMember } from '../queries.ts'
import { requireOpenSession } from '../sessions/open-session.ts'
import { endSessions } from '../sessions/sessions.ts'
import { members } from '../tables.ts'
import { passwordChangedMail } from './account-safety.mail.ts'
import { withHashPlace } from './hash-queue.ts'
import { isGuessable } from './is-guessable.ts'
import { hashPassword } from './password-hash.ts'
import { requirePassword } from './proof.ts'
import { warnOwner } from './warn-owner.ts'

type Change = { old: string; password: string; signal: AbortSignal }

/** Sets another password for who knows the old one; every other session ends, and a mail says so. */
export async function changePassword(ctx: MemberCtx, { old, password, signal }: Change): Promise<void> {
  const { memberId } = ctx.actor
  await requirePassword(ctx, { password: old, signal }, { field: 'old_password', code: 'wrong_old_password' })
  const member = await findMember(ctx, memberId)
  if (!member) throw new AppError('authentication_required')
  if (isGuessable(password, { name: member.name, email: member.email ?? member.name }))
    throw invalidField('password', 'password_too_common')
  const passwordHash = await withHashPlace(signal, (place) => hashPassword(password, place))
  await inTransaction(ctx, async (tx) => {
    await requireOpenSession(tx)
    await warnOwner(tx, passwordChangedMail, memberId)
    await tx.db.update(members).set({ passwordHash }).where(eq(members.id, memberId))
    await dropLinks(tx, memberId, ['login', 'reset', 'mail_change'])
    await endSessions(tx, memberId, true)
  })
}
