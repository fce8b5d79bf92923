import { and, eq } from 'drizzle-orm'
import type { ComplaintStatus } from '#common/wire/complaints.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { hashToken } from '#server/platform/token.ts'
import { complaints } from '../tables.ts'
import { complaintNumber } from './complaint-number.ts'

/** How the complaint stands that a mailed link is about. Throws `link_invalid` where there is none any more. */
export async function findComplaintStatus(ctx: Ctx, token: string): Promise<ComplaintStatus> {
  const [found] = await ctx.db
    .select()
    .from(complaints)
    .where(and(eq(complaints.tokenHash, hashToken(token)), eq(complaints.siteId, ctx.site.id)))
  if (!found) throw new AppError('link_invalid')
  const { id, about, reason, explanation, state, answer, createdAt, answeredAt } = found
  return {
    number: complaintNumber(id),
    about,
    reason,
    explanation,
    state,
    answer,
    created_at: createdAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  }
}
