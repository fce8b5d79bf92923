import { eq } from 'drizzle-orm'
import { defaultLocale, isLocale } from '#common/locales.ts'
import { siteOrigin } from '#common/site-origin.ts'
import type { Ctx } from '../ctx/context.ts'
import type { MailKind, Receiver } from '../mail/mail-kind.ts'
import { queuedMailSchema } from '../mail/queue-mail.ts'
import { type RenderedMail, renderMail } from '../mail/render-mail.ts'
import { findMember } from '../members/queries.ts'
import type { Db } from '../platform/db/db.ts'
import type { JobData } from '../platform/jobs/jobs.ts'
import { mails } from './tables.ts'

export type MailJobDeps = {
  db: Db
  kinds: ReadonlyMap<string, MailKind>
  /** The ctx of a job that acts for nobody, on a site and in a language. */
  ctxFor: (siteId: number, locale: string) => Ctx
  /** Where sites without a public domain are reached, as http://localhost:3000. */
  localOrigin: string
}

/** Composes a queued mail in its receiver's language and from their own site, and hands it over once. */
export async function deliverMail(deps: MailJobDeps, job: JobData): Promise<void> {
  const mail = queuedMailSchema.parse(job)
  const kind = deps.kinds.get(mail.kind)
  if (!kind) throw new Error(`no mail of the kind ${mail.kind}`)
  const found = await findReceiver(deps, mail.to)
  if (!found) return
  const { ctx, receiver } = found
  const content = await kind.compose(ctx, receiver, kind.schema.parse(mail.data))
  if (!content) return
  const { settings } = ctx.site
  const rendered = renderMail(content, {
    locale: ctx.locale,
    siteName: settings.name,
    origin: siteOrigin(settings.domain, deps.localOrigin),
    imprint: settings.name,
  })
  await keep(ctx, { id: mail.id, kind: mail.kind, receiver }, rendered)
}

async function findReceiver(
  deps: MailJobDeps,
  to: ReturnType<typeof queuedMailSchema.parse>['to'],
): Promise<{ ctx: Ctx; receiver: Receiver } | null> {
  if (!('memberId' in to))
    return {
      ctx: deps.ctxFor(to.siteId, to.locale),
      receiver: { memberId: null, name: null, address: to.address },
    }
  const member = await findMember({ db: deps.db }, to.memberId)
  const address = to.address ?? member?.email
  if (!member || !address) return null
  const locale = isLocale(member.language) ? member.language : defaultLocale
  return {
    ctx: deps.ctxFor(member.siteId, locale),
    receiver: { memberId: member.id, name: member.name, address },
  }
}

async function keep(
  ctx: Ctx,
  { id, kind, receiver }: { id: string; kind: string; receiver: Receiver },
  { subject, html, text }: RenderedMail,
): Promise<void> {
  const now = ctx.now()
  const { memberId, address } = receiver
  const [known] = await ctx.db.select({ id: mails.id }).from(mails).where(eq(mails.id, id))
  if (known) return
  await ctx.db.insert(mails).values({
    id,
    siteId: ctx.site.id,
    memberId,
    kind,
    state: 'sent',
    address,
    subject,
    html,
    body: text,
    createdAt: now,
    sentAt: now,
  })
}
