import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { OutboxMail } from '#common/wire/notifications.ts'
import type { Ctx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import { listOutboxSms } from '../platform/sms/outbox-sms.ts'
import { type MailRow, mails } from './tables.ts'

const listed = 100

/** Throws unless mails do not leave and nobody real is a member: everywhere else there is no such page. */
function requireOutbox({ mail }: Pick<Ctx, 'mail'>): void {
  if (!mail.openOutbox) throw new AppError('not_found')
}

/** The latest mails of the site. */
export async function listOutbox(ctx: Ctx): Promise<MailRow[]> {
  requireOutbox(ctx)
  return ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.siteId, ctx.site.id), isNotNull(mails.html)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(listed)
}

/** The latest text messages of the site. */
export async function listOutboxTexts(ctx: Ctx) {
  requireOutbox(ctx)
  return listOutboxSms(ctx.db, ctx.site.id)
}

/** A mail of the site. Throws `not_found` for any other id. */
export async function readOutboxMail(ctx: Ctx, id: string): Promise<MailRow> {
  requireOutbox(ctx)
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), eq(mails.siteId, ctx.site.id)))
  if (!mail) throw new AppError('not_found')
  return mail
}

export function presentOutboxMail(mail: MailRow): OutboxMail {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.address ?? '',
    from: mail.headers.From ?? '',
    subject: mail.subject ?? '',
    state: mail.state,
    created_at: mail.createdAt.toISOString(),
  }
}
