import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '../kernel/context.ts'
import { AppError } from '../platform/errors.ts'
import { termsVersion } from '../sites/terms-version.ts'
import { members } from './tables.ts'

/** Records that the member accepts the terms of this version. Another than the one that holds now is a `conflict`. */
export async function acceptTerms(ctx: MemberCtx, version: Date): Promise<void> {
  const current = await termsVersion(ctx)
  if (version.getTime() !== current.getTime()) throw new AppError('conflict')
  await ctx.db
    .update(members)
    .set({ termsVersion: current, termsAcceptedAt: ctx.now() })
    .where(and(eq(members.id, ctx.actor.memberId), eq(members.siteId, ctx.site.id)))
}
