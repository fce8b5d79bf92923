import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { job } from '#server/kernel/job.ts'
import { onSite } from '#server/kernel/on-site.ts'
import { members } from '#server/members/tables.ts'
import { one } from '#server/platform/db/one.ts'
import { SmsRefused } from '#server/platform/sms/sms-sender.ts'
import { createCode, macOfCode } from './code-mac.ts'
import { openDetails } from './details.ts'
import { newestRequest } from './queries.ts'
import { type DebitRequestRow, debitRequests, mandates } from './tables.ts'

const codeMs = limits.debitCodeMinutes * 60_000

/**
 * Makes the code of a request and sends it. Tried again after a failure it makes another one, so that the code is in the
 * message and nowhere else; what was superseded meanwhile, or has waited too long, is left alone.
 */
export const sendDebitCode = job({
  queue: 'send-debit-code',
  data: z.object({ request: z.uuid() }),
  waits: true,
  async run(system, { request: id }) {
    const [found] = await system.db
      .select({ request: debitRequests, siteId: members.siteId, language: members.language })
      .from(debitRequests)
      .innerJoin(members, eq(members.id, debitRequests.memberId))
      .where(eq(debitRequests.id, id))
    if (!found) return
    const { request } = found
    const ctx = onSite(system, found.siteId, found.language)
    const now = ctx.now().getTime()
    const due = !request.sentAt && !request.refusedAt && now - request.createdAt.getTime() < codeMs
    if (!due || (await newestRequest(ctx, request.memberId))?.id !== id) return
    const phone = await phoneOf(ctx, request)
    if (!phone) return
    const code = createCode()
    const note = (changes: Partial<DebitRequestRow>) =>
      ctx.db.update(debitRequests).set(changes).where(eq(debitRequests.id, id))
    await note({ codeMac: await macOfCode(ctx.db, id, code), expiresAt: new Date(now + codeMs) })
    const text = ctx.translate('directDebitMail.sms', { code, minutes: limits.debitCodeMinutes })
    try {
      await ctx.sms.send({ id, siteId: found.siteId, memberId: request.memberId, phone, text })
      await note({ sentAt: ctx.now() })
    } catch (error) {
      if (!(error instanceof SmsRefused)) throw error
      ctx.log.warn({ reason: error.message }, 'an SMS was refused')
      await note({ refusedAt: ctx.now() })
    }
  },
})

async function phoneOf({ db }: Ctx, { id, details, mandateId }: DebitRequestRow): Promise<string | null> {
  if (details) return (await openDetails(db, id, details)).phone
  if (!mandateId) return null
  const mandate = one(await db.select().from(mandates).where(eq(mandates.id, mandateId)))
  return mandate.details && (await openDetails(db, mandate.id, mandate.details)).phone
}
