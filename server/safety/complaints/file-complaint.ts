import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { complaintSchema } from '#common/wire/complaints.ts'
import { type Ctx, inTransaction } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { requireProof } from '#server/members/sign-in/proof-of-work.ts'
import { AppError } from '#server/platform/errors.ts'
import { hashToken } from '#server/platform/token.ts'
import { complaints } from '../tables.ts'
import { complaintReceiptMail } from './complaint.mail.ts'
import { complaintToken } from './complaint-token.ts'

type Complaint = z.output<typeof complaintSchema>

/**
 * Files a complaint and mails its receipt. The same request again is the same complaint; with other content a `conflict`.
 * `unproven`: from a browser that cannot prove work, whose calls are counted more strictly.
 */
export async function fileComplaint(
  ctx: Ctx,
  complaint: Complaint,
  { unproven = false } = {},
): Promise<void> {
  if (await isRepeated(ctx, complaint)) return
  if (ctx.actor.kind !== 'member' && !unproven) await requireProof(ctx, complaint.proof)
  const { request_id: requestId, about, reason, explanation, name, email } = complaint
  const id = uuidv7()
  const tokenHash = hashToken(await complaintToken(ctx, id))
  const filed = await inTransaction(ctx, async (tx) => {
    const written = await tx.db
      .insert(complaints)
      .values({
        id,
        requestId,
        siteId: tx.site.id,
        memberId: tx.actor.kind === 'member' ? tx.actor.memberId : null,
        about,
        reason,
        explanation,
        name: name || null,
        email,
        language: tx.locale,
        tokenHash,
        createdAt: tx.now(),
      })
      .onConflictDoNothing({ target: complaints.requestId })
      .returning({ id: complaints.id })
    if (written.length > 0)
      await queueMail(
        tx,
        complaintReceiptMail,
        { siteId: tx.site.id, locale: tx.locale, address: email },
        { id },
      )
    return written.length > 0
  })
  if (!filed) await isRepeated(ctx, complaint)
}

async function isRepeated(ctx: Ctx, complaint: Complaint): Promise<boolean> {
  const [made] = await ctx.db.select().from(complaints).where(eq(complaints.requestId, complaint.request_id))
  if (!made) return false
  const same =
    made.siteId === ctx.site.id &&
    made.about === complaint.about &&
    made.reason === complaint.reason &&
    made.explanation === complaint.explanation &&
    made.email === complaint.email
  if (!same) throw new AppError('conflict')
  return true
}
