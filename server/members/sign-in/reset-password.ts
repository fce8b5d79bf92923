import { eq } from 'drizzle-orm'
import { type Ctx, inTransaction } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { confirmAddress, lockAddress } from '../addresses/confirm-address.ts'
import { dropLinks, openLink, useLink } from '../addresses/mail-links.ts'
import { requestMail } from '../addresses/mail-requests.ts'
import { answerReset } from '../answer-reset.job.ts'
import { findByAddress, findMember } from '../queries.ts'
import { endSessions } from '../sessions/sessions.ts'
import { members } from '../tables.ts'
import { dropPasskeys } from './drop-passkeys.ts'
import { type HashPlace, withHashPlace } from './hash-queue.ts'
import { isGuessable } from './is-guessable.ts'
import { hashPassword } from './password-hash.ts'
import { resetMail } from './reset.mail.ts'

/**
 * Mails the way to a new password. A discreet site does the same for every address while the caller waits, and leaves
 * to a job whom it belongs to; an open one says `email_not_found` at once. Throws `too_many_resets` after a day's mails.
 */
export async function askReset(ctx: Ctx, email: string): Promise<void> {
  const discreet = ctx.site.settings.discreet_accounts
  const memberId = discreet ? undefined : await findByAddress(ctx, email)
  if (!discreet && !memberId) throw invalidField('email', 'email_not_found')
  await inTransaction(ctx, async (tx) => {
    const { outcome } = await requestMail(tx, email, 'reset')
    if (outcome === 'spent') throw new AppError('too_many_resets')
    if (outcome === 'soon') return
    if (memberId) return queueMail(tx, resetMail, { memberId }, {})
    return tx.jobs.start(tx.db, answerReset, { siteId: ctx.site.id, locale: ctx.locale, email })
  })
}

/**
 * Sets the password of the member whom the link proves, and ends every session, every way in that was mailed before, and
 * passkeys made since the link was; all of them where the link is what first proves the address.
 * Answers the member. A refused password leaves the link good.
 */
export function resetPassword(
  ctx: Ctx,
  { signal, ...asked }: Asked & { signal: AbortSignal },
): Promise<string> {
  return withHashPlace(signal, (place) => setPassword(ctx, asked, place))
}

type Asked = { token: string; password: string }

async function setPassword(ctx: Ctx, { token, password }: Asked, place: HashPlace): Promise<string> {
  const link = await openLink(ctx, token, 'reset')
  const { email } = link.data
  const member = await findMember(ctx, link.memberId)
  if (!member || !email) throw new AppError('link_invalid')
  if (isGuessable(password, { name: member.name, email: member.email ?? member.name }))
    throw invalidField('password', 'password_too_common')
  const passwordHash = await hashPassword(password, place)
  await inTransaction(ctx, async (tx) => {
    await lockAddress(tx, email)
    const { memberId, createdAt } = await useLink(tx, token, 'reset')
    // Its address may have become another since the mail.
    const current = await findMember(tx, memberId)
    if (current?.email !== email) throw new AppError('link_invalid')
    if (!current.emailConfirmedAt) await confirmAddress(tx, memberId, email)
    await tx.db.update(members).set({ passwordHash }).where(eq(members.id, memberId))
    await dropLinks(tx, memberId, ['login', 'reset', 'mail_change', 'activate'])
    // Whoever claimed the address before it was proved may have made any of them.
    await dropPasskeys(tx, memberId, current.emailConfirmedAt ? createdAt : current.createdAt.toISOString())
    await endSessions(tx, memberId)
  })
  return member.id
}
