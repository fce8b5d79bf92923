import { and, eq } from 'drizzle-orm'
import type { AgeOutcome, ageOutcomes } from '#common/age-assurance.ts'
import { limits } from '#common/limits.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AgeAnswerForged, type AgeVerdict } from '#server/platform/age/age-verifier.ts'
import { AppError } from '#server/platform/errors.ts'
import { describeError } from '#server/platform/observe/describe-error.ts'
import { hashToken } from '#server/platform/token.ts'
import { siteKey } from '#server/sites/site-key.ts'
import { ageAssuranceRows, ageChecks } from '../tables.ts'
import { ageChecksEnded } from './age-metrics.ts'
import { returnAddressOf } from './begin-age-check.ts'
import { closeUnderAge } from './close-under-age.ts'

const minuteMs = 60_000

type Check = typeof ageChecks.$inferSelect

/**
 * Judges what the member's browser brought back from the provider, once. Throws `age_check_ended` for an answer to no check of
 * this member that is under way, `forbidden` for a forged one, and `unavailable` where the provider could not be asked: then the
 * same answer may be brought again.
 */
export async function finishAgeCheck(
  ctx: MemberCtx,
  answer: string,
): Promise<{ outcome: AgeOutcome; returnTo: string | null }> {
  const query = new URLSearchParams(answer)
  const check = await take(ctx, query.get('state') ?? '')
  const { outcome, reference } = await judge(ctx, check, query)
  await inTransaction(ctx, async (tx) => {
    if (!(await end(tx, check, outcome))) throw new AppError('age_check_ended')
    if (outcome === 'of_age') await keepProof(tx, check, reference)
    if (outcome === 'under_age') await closeUnderAge(tx)
  })
  count(ctx, outcome)
  return { outcome, returnTo: check.returnTo }
}

/** Of two requests with the same answer one takes the check. */
async function take(ctx: MemberCtx, state: string): Promise<Check> {
  const [check] = await ctx.db
    .update(ageChecks)
    .set({ state: 'judging' })
    .where(
      and(
        eq(ageChecks.stateHash, hashToken(state)),
        eq(ageChecks.memberId, ctx.actor.memberId),
        eq(ageChecks.siteId, ctx.site.id),
        eq(ageChecks.state, 'open'),
      ),
    )
    .returning()
  const from = ctx.now().getTime() - limits.ageCheckMinutes * minuteMs
  if (!check || check.provider !== ctx.ageVerifier?.name) throw new AppError('age_check_ended')
  if (check.createdAt.getTime() > from) return check
  await end(ctx, check, 'cancelled')
  throw new AppError('age_check_ended')
}

async function judge(ctx: MemberCtx, check: Check, query: URLSearchParams): Promise<AgeVerdict> {
  try {
    if (!ctx.ageVerifier) throw new AppError('unavailable')
    return await ctx.ageVerifier.finish({
      state: query.get('state') ?? '',
      kept: check.kept,
      minAge: ctx.site.settings.min_age,
      returnAddress: returnAddressOf(ctx),
      query,
    })
  } catch (error) {
    const forged = error instanceof AgeAnswerForged
    ctx.log.warn(
      { provider: check.provider, ...describeError(error) },
      forged ? 'an answer that the age provider did not give was refused' : 'the age provider gave no answer',
    )
    if (forged) {
      await end(ctx, check, 'unclear')
      count(ctx, 'forged')
      throw new AppError('forbidden')
    }
    await ctx.db
      .update(ageChecks)
      .set({ state: 'open' })
      .where(and(eq(ageChecks.id, check.id), eq(ageChecks.state, 'judging')))
    throw new AppError('unavailable')
  }
}

/** False where another check was begun meanwhile, which ended this one. */
async function end({ db, now }: MemberCtx, { id }: Check, outcome: AgeOutcome): Promise<boolean> {
  const { rowCount } = await db
    .update(ageChecks)
    .set({ state: outcome, kept: {}, endedAt: now() })
    .where(and(eq(ageChecks.id, id), eq(ageChecks.state, 'judging')))
  return rowCount === 1
}

/** Nothing but the outcome, the time, who said so, and their number for it. */
async function keepProof(
  ctx: MemberCtx,
  { memberId, country, provider }: Check,
  reference: string | null,
): Promise<void> {
  const proof = { kind: 'provider' as const, country, provider, reference, createdAt: ctx.now() }
  await ctx.db
    .insert(ageAssuranceRows)
    .values({ memberId, ...proof })
    .onConflictDoUpdate({ target: ageAssuranceRows.memberId, set: proof })
}

function count(ctx: MemberCtx, outcome: (typeof ageOutcomes)[number] | 'forged'): void {
  ctx.metrics.count(ageChecksEnded, { site: siteKey(ctx.site), outcome })
}
