import type { Unsubscription } from '#common/wire/notifications.ts'
import type { Ctx } from '../kernel/context.ts'
import { findMember } from '../members/queries.ts'
import { AppError } from '../platform/errors.ts'
import { disableMail } from './disabled-mail.ts'
import { findMailChoice, setPreference } from './preferences.ts'
import { readUnsubscribeToken, type Unsubscriber } from './unsubscribe-token.ts'

/** Finds what the receiver of an unsubscribe link is mailed. Throws not_found for a link that is not of this site. */
export async function findUnsubscription(ctx: Ctx, token: string): Promise<Unsubscription> {
  return standingOf(ctx, await findSubscriber(ctx, token))
}

/**
 * Stops the mails of the link's category, or all notifications by mail: what the button of a mail program asks for. The
 * same again changes nothing.
 */
export async function unsubscribe(ctx: Ctx, token: string, scope: 'all' | 'kind'): Promise<Unsubscription> {
  const subscriber = await findSubscriber(ctx, token)
  const { memberId, category } = subscriber
  if (scope === 'all') await disableMail(ctx, memberId, 'listunsubscribe')
  else await setPreference(ctx, memberId, { category, channel: 'email', enabled: false })
  return standingOf(ctx, subscriber)
}

async function findSubscriber(ctx: Ctx, token: string): Promise<Unsubscriber> {
  const subscriber = await readUnsubscribeToken(ctx, token)
  const member = subscriber && (await findMember(ctx, subscriber.memberId))
  if (!subscriber || member?.siteId !== ctx.site.id) throw new AppError('not_found')
  return subscriber
}

async function standingOf(ctx: Ctx, { memberId, category }: Unsubscriber): Promise<Unsubscription> {
  const { kindOn, mailsOn } = await findMailChoice(ctx, memberId, category)
  return { category, kind_on: kindOn && mailsOn, mails_on: mailsOn }
}
