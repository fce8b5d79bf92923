import { desc, eq } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { type Verification, verificationReasons } from '#common/profiles/photo-review.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { verifications } from '../tables.ts'

type Row = typeof verifications.$inferSelect

/** The member's latest try. */
export async function findLatest({ db, actor }: MemberCtx): Promise<Row | undefined> {
  const [latest] = await db
    .select()
    .from(verifications)
    .where(eq(verifications.memberId, actor.memberId))
    .orderBy(desc(verifications.askedAt), desc(verifications.id))
    .limit(1)
  return latest
}

/** Until when a photo in the asked pose is taken. */
export function poseEnds({ askedAt }: Pick<Row, 'askedAt'>): Date {
  return new Date(askedAt.getTime() + limits.poseMinutes * 60_000)
}

/** A pose that was asked for too long ago is none. */
export function presentVerification(ctx: Pick<MemberCtx, 'now'>, row: Row | undefined): Verification {
  const nothing = { state: 'none', pose: null, reason: null, expires_at: null } as const
  if (!row) return nothing
  const { state, pose } = row
  if (state !== 'asked')
    return {
      ...nothing,
      state,
      pose,
      reason: verificationReasons.find((each) => each === row.reason) ?? null,
    }
  const ends = poseEnds(row)
  return ends > ctx.now() ? { ...nothing, state, pose, expires_at: ends.toISOString() } : nothing
}
