import { inArray } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { mailReports } from '../mail/mail-metrics.ts'
import { findMember } from '../members/queries.ts'
import { disableMail } from './disabled-mail.ts'
import { noteRefusal } from './note-refusal.ts'
import { parseReport, type Report } from './parse-report.ts'
import { mails } from './tables.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

type Within = Pick<Ctx, 'db' | 'now' | 'metrics'>

/**
 * Takes in what came back by mail. Only what names a mail that we sent, or carries a token of ours, changes anything; the
 * same report again changes nothing more. False for bytes that cannot be read as a mail, which are ignored: who hands them
 * over could do nothing but repeat them. A database that is away is no fault of the mail, and throws.
 */
export async function receiveInbound(ctx: Within, raw: Uint8Array): Promise<boolean> {
  const read = await parseReport(raw).then(
    (report) => ({ report }),
    () => null,
  )
  ctx.metrics.count(mailReports, { outcome: read ? await apply(ctx, read.report) : 'ignored' })
  return read !== null
}

async function apply(ctx: Within, report: Report): Promise<string> {
  if (!report) return 'ignored'
  if (report.kind === 'unsubscribe') {
    const subscriber = await readUnsubscribeToken(ctx, report.token)
    if (!subscriber || !(await findMember(ctx, subscriber.memberId))) return 'ignored'
    await disableMail(ctx, subscriber.memberId, 'listunsubscribe')
    return report.kind
  }
  const [mail] = await ctx.db
    .select()
    .from(mails)
    .where(inArray(mails.id, report.mailIds.slice(0, 10)))
  const handedOver = mail && ['sent', 'sending', 'unknown'].includes(mail.state)
  if (!mail?.memberId || !handedOver) return 'ignored'
  if (report.kind === 'bounce') await noteRefusal(ctx, mail, report.status)
  else await disableMail(ctx, mail.memberId, 'fbl', mail.addressHash)
  return report.kind
}
