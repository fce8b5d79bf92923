import { niches } from '#common/sites/niches.ts'
import { siteOrigin } from '#common/sites/site-origin.ts'
import type { Ctx } from '../kernel/context.ts'
import type { MailFrame } from '../mail/mail-frame.ts'
import type { Receiver } from '../mail/mail-kind.ts'
import { findCompany } from '../sites/queries.ts'
import { isCategory } from './preferences.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** Makes a mail's frame and the headers by which a mail program unsubscribes by itself (RFC 8058). */
export async function frameOf(
  ctx: Ctx,
  localOrigin: string,
  receiver: Receiver,
  category: string | undefined,
): Promise<{ frame: MailFrame; headers: Record<string, string> }> {
  const { site, translate } = ctx
  const { name, domain } = site.settings
  const origin = siteOrigin(domain, localOrigin)
  const token =
    receiver.memberId && isCategory(category)
      ? await unsubscribeToken(ctx, { memberId: receiver.memberId, category })
      : undefined
  const reason = token ? 'notice' : receiver.memberId ? 'account' : 'address'
  const frame: MailFrame = {
    locale: ctx.locale,
    siteName: name,
    niche: niches[site.niche],
    origin,
    reason: translate(`mail.frame.reason_${reason}`, { site: name }),
    imprint: await imprintOf(ctx),
    links: token
      ? [
          { label: translate('mail.frame.unsubscribe'), url: `${origin}/unsubscribe?token=${token}` },
          { label: translate('mail.frame.settings'), url: `${origin}/notifications` },
        ]
      : [],
  }
  return { frame, headers: { ...always, ...(token && unsubscribeHeaders(ctx, origin, token)) } }
}

/** Headers by which no out-of-office note comes back: the mail says that it was made by a program. */
const always = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }

function unsubscribeHeaders({ mail }: Ctx, origin: string, token: string): Record<string, string> {
  const ways = [`<${origin}/api/unsubscribe.php?token=${token}>`]
  if (mail.inboundAddress) ways.push(`<mailto:${mail.inboundAddress}?subject=unsubscribe%20${token}>`)
  return { 'List-Unsubscribe': ways.join(', '), 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

async function imprintOf(ctx: Ctx): Promise<string[]> {
  const { name, address, city, country, kvk } = await findCompany(ctx)
  const land = new Intl.DisplayNames(ctx.locale, { type: 'region' }).of(country) ?? country
  const number = kvk && ctx.translate('mail.frame.registration', { number: kvk })
  return [name, [address, city, land].filter(Boolean).join(', '), number].filter(Boolean)
}
