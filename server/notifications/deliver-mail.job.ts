import { eq } from 'drizzle-orm'
import { defaultLocale, isLocale } from '#common/locales.ts'
import type { NotificationCategory } from '#common/notification-categories.ts'
import type { Ctx, SystemCtx } from '../kernel/context.ts'
import { job } from '../kernel/job.ts'
import { onSite } from '../kernel/on-site.ts'
import type { MailKind, Receiver } from '../mail/mail-kind.ts'
import { mailQueue, type QueuedMail } from '../mail/queue-mail.ts'
import { renderMail } from '../mail/render-mail.ts'
import { requestMail } from '../members/addresses/mail-requests.ts'
import { getsNotifications, hasProved } from '../members/gets-notifications.ts'
import { findMember } from '../members/queries.ts'
import { frameOf } from './frame-of.ts'
import { dropMail, handOver, leaveUnknown, releaseMailSlot } from './hand-over.ts'
import { findPreferences, isCategory } from './preferences.ts'
import { claimMailSlot, mayTryAgain } from './rhythm/claim-mail-slot.ts'
import { mails } from './tables.ts'

type MailKinds = ReadonlyMap<string, MailKind>

/** The job that sends mails, of these kinds: those of nouns to the right are among them. */
export const deliverMail = (kinds: MailKinds) =>
  job({ ...mailQueue, waits: true, run: (ctx, queued) => deliver(ctx, kinds, queued) })

/** Composes a queued mail in its receiver's language and from their own site, and hands it over once. */
async function deliver(system: SystemCtx, kinds: MailKinds, queued: QueuedMail): Promise<void> {
  const kind = kinds.get(queued.kind)
  if (!kind) throw new Error(`no mail of the kind ${queued.kind}`)
  const [known] = await system.db.select().from(mails).where(eq(mails.id, queued.id))
  if (known?.state === 'sending') return leaveUnknown(onSite(system, known.siteId, defaultLocale), known)
  if (known && known.state !== 'queued') return
  const found = await findReceiver(system, queued.to)
  if (!found) return
  const { ctx, receiver, active } = found
  const data = kind.schema.parse(queued.data)
  const asked = categoriesOf(kind, data)
  const categories = await wantedOf(ctx, asked, receiver, active)
  if (asked.length > 0 && categories.length === 0) return dropMail(ctx, queued, receiver.memberId)
  if (receiver.memberId && categories.length > 0) {
    const joins = kind.line !== undefined
    const merges = joins || kind.categoriesOf !== undefined
    const claim = { queued, memberId: receiver.memberId, categories, merges, joins }
    if (!(await (known ? mayTryAgain : claimMailSlot)(ctx, claim))) return
  }
  if (!known && (await isSpent(ctx, kind, receiver))) return dropMail(ctx, queued, receiver.memberId)
  const content = await kind.compose(ctx, receiver, data)
  if (!content) return known ? dropMail(ctx, queued, receiver.memberId) : releaseMailSlot(ctx, queued.id)
  const { frame, headers } = await frameOf(ctx, ctx.localOrigin, receiver, categories[0])
  const from = senderOf(ctx)
  await handOver(ctx, {
    queued,
    memberId: receiver.memberId,
    parts: {
      id: queued.id,
      rendered: renderMail(content, frame),
      from,
      returnTo: ctx.mail.inboundAddress ?? from.address,
      to: { name: receiver.name ?? '', address: receiver.address },
      replyTo: ctx.site.settings.support_email || undefined,
      headers,
      date: ctx.now(),
    },
  })
}

/**
 * Counts a mail to an address that nobody proved, and tells whether strangers have caused as many there as they may.
 */
async function isSpent(ctx: Ctx, kind: MailKind, { proved, address }: Receiver): Promise<boolean> {
  if (proved || kind.uncounted) return false
  const { outcome } = await requestMail(ctx, address, `to ${kind.name}`, { spaced: false })
  return outcome === 'spent'
}

function categoriesOf(kind: MailKind, data: Record<string, unknown>): NotificationCategory[] {
  return kind.categoriesOf?.(data) ?? (isCategory(kind.category) ? [kind.category] : [])
}

/**
 * Returns the categories that the receiver wants. Notifications go to active members who want them, once they have
 * proved the address theirs. A mail about the account always goes, even to an address that bounced once: somebody is
 * waiting for it, and a wrong report must lock nobody out.
 */
async function wantedOf(
  ctx: Ctx,
  categories: NotificationCategory[],
  { memberId }: Receiver,
  active: boolean,
): Promise<NotificationCategory[]> {
  if (!memberId || !active || categories.length === 0) return []
  const { notifications, disabled } = await findPreferences(ctx, memberId)
  return disabled.length > 0 ? [] : categories.filter((category) => notifications[category].email)
}

/** The site's neutral sender. */
function senderOf({ site, mail }: Ctx): { name: string; address: string } {
  const { mail_name, name, domain } = site.settings
  return { name: mail_name || name, address: mail.from ?? `no-reply@${domain || 'localhost'}` }
}

type Found = { ctx: Ctx; receiver: Receiver; active: boolean }

async function findReceiver(system: SystemCtx, to: QueuedMail['to']): Promise<Found | null> {
  if (!('memberId' in to))
    return {
      ctx: onSite(system, to.siteId, to.locale),
      receiver: { memberId: null, name: null, address: to.address, proved: false },
      active: true,
    }
  const member = await findMember(system, to.memberId)
  const address = to.address ?? member?.email
  if (!member || !address) return null
  const proved = to.proved || (address === member.email && hasProved(member))
  const locale = isLocale(member.language) ? member.language : defaultLocale
  return {
    ctx: onSite(system, member.siteId, locale),
    receiver: { memberId: member.id, name: proved ? member.name : null, address, proved },
    active: getsNotifications(member),
  }
}
