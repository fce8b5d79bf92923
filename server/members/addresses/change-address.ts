import { eq } from 'drizzle-orm'
import { type Ctx, inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { findMember, findOwner } from '../queries.ts'
import { requireOpenSession } from '../sessions/open-session.ts'
import { endSessions } from '../sessions/sessions.ts'
import { addressChangedMail } from '../sign-in/account-safety.mail.ts'
import { requirePassword } from '../sign-in/proof.ts'
import { warnOwner } from '../sign-in/warn-owner.ts'
import { members } from '../tables.ts'
import { activationMail } from './activation.mail.ts'
import { mailChangeMail } from './address-change.mail.ts'
import { confirmAddress, lockAddress } from './confirm-address.ts'
import { dropLinks, openLink, useLink } from './mail-links.ts'
import { type MailRequest, requestMail } from './mail-requests.ts'

type Asked = { email: string; password: string; signal: AbortSignal }

/**
 * Mails the link that makes another address the member's; until it is used nothing changes. An open site says at once
 * that an address is taken, a discreet one tells its owner. Throws `too_many_mails` after a day's mails.
 */
export async function askAddressChange(ctx: MemberCtx, { email, password, signal }: Asked): Promise<void> {
  await requirePassword(ctx, { password, signal }, { field: 'password', code: 'wrong_old_password' })
  const member = await findMember(ctx, ctx.actor.memberId)
  if (!member) throw new AppError('authentication_required')
  if (!member.emailConfirmedAt) return sendActivation(ctx, email)
  await refuseTaken(ctx, email, member.email)
  await inTransaction(ctx, async (tx) => {
    await requireOpenSession(tx)
    const byAddress = await requestMail(tx, email, 'mail_change')
    if (byAddress.outcome === 'soon') return
    // Each address is a new one, so that several in a minute count too.
    const byMember = await requestMail(tx, `member:${member.id}`, 'mail_change', { spaced: false })
    if (byAddress.outcome === 'spent' || byMember.outcome === 'spent') throw new AppError('too_many_mails')
    const { passwordVersion } = member
    await queueMail(tx, mailChangeMail, { memberId: member.id, address: email }, { passwordVersion })
  })
}

/**
 * Mails the activation link again, or for the first time to another address that the member says is theirs. Who is
 * confirmed already is sent nothing.
 */
export async function sendActivation(ctx: MemberCtx, changed?: string): Promise<void> {
  const { memberId } = ctx.actor
  const member = await findMember(ctx, memberId)
  if (!member || member.emailConfirmedAt) return
  const email = changed ?? member.email
  if (!email) throw invalidField('email', 'required')
  if (email !== member.email) await refuseTaken(ctx, email, null)
  await inTransaction(ctx, async (tx) => {
    const counted = await countActivation(tx, { memberId, email }, { spaced: email === member.email })
    if (counted === 'spent') throw new AppError('too_many_mails')
    if (email !== member.email) {
      const claim = { email, emailConfirmedAt: null }
      await tx.db.update(members).set(claim).where(eq(members.id, memberId))
      await dropLinks(tx, memberId, ['activate', 'reset', 'login'])
    }
    if (counted === 'send') await queueMail(tx, activationMail, { memberId }, { email })
  })
}

/**
 * Counts an activation mail against the member and the address. A discreet site does not say that others asked for as
 * many at the address: the mail is just not sent (`soon`).
 */
export async function countActivation(
  ctx: Ctx,
  { memberId, email }: { memberId: string; email: string },
  options: { spaced: boolean },
): Promise<MailRequest['outcome']> {
  const { outcome } = await requestMail(ctx, `member:${memberId}`, 'activate', options)
  if (outcome !== 'send') return outcome
  const { outcome: byAddress } = await requestMail(ctx, email, 'activate', { spaced: false })
  return byAddress === 'spent' && ctx.site.settings.discreet_accounts ? 'soon' : byAddress
}

async function refuseTaken(ctx: MemberCtx, email: string, own: string | null): Promise<void> {
  const taken = email === own || (!ctx.site.settings.discreet_accounts && (await findOwner(ctx, email)))
  if (taken) throw invalidField('email', 'new_email_taken')
}

/**
 * Makes the address that the link was mailed to the member's. Every other session ends, and the address until now is
 * sent a note with the way back.
 */
export async function changeAddress(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { email } = (await openLink(tx, token, 'mail_change')).data
    if (!email) throw new AppError('link_invalid')
    await lockAddress(tx, email)
    const { memberId } = await useLink(tx, token, 'mail_change')
    await warnOwner(tx, addressChangedMail, memberId)
    await confirmAddress(tx, memberId, email)
    await dropLinks(tx, memberId, ['login', 'reset', 'activate', 'mail_change'])
    await endSessions(tx, memberId, true)
  })
}
