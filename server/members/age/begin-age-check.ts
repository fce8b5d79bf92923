import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { ageReturnPath } from '#common/age-assurance.ts'
import { limits } from '#common/limits.ts'
import { siteOrigin } from '#common/sites/site-origin.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import type { AgeVerifier } from '#server/platform/age/age-verifier.ts'
import { int } from '#server/platform/db/columns.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError } from '#server/platform/errors.ts'
import { describeError } from '#server/platform/observe/describe-error.ts'
import { createToken, hashToken } from '#server/platform/token.ts'
import { siteKey } from '#server/sites/site-key.ts'
import { ageChecks } from '../tables.ts'
import { ageChecksEnded } from './age-metrics.ts'
import { ageRefusal, askedAssurance } from './age-rule.ts'

const dayMs = 86_400_000

/**
 * Begins a check at the provider, and answers where the browser goes. One that was under way ends. Throws `conflict` where
 * nothing is to be proven, `age_checks_used_up` after too many in a day, and `unavailable` without a provider.
 */
export async function beginAgeCheck(
  ctx: MemberCtx,
  returnTo: string | undefined,
): Promise<{ redirect: string }> {
  const { country } = askedAssurance(ctx)
  if (ageRefusal(ctx) !== 'age_unproven' || !country) throw new AppError('conflict')
  const { ageVerifier } = ctx
  if (!ageVerifier) throw new AppError('unavailable')
  const [id, state] = [uuidv7(), createToken()]
  await inTransaction(ctx, async (tx) => {
    await takeTurn(tx)
    await tx.db.insert(ageChecks).values({
      id,
      memberId: tx.actor.memberId,
      siteId: tx.site.id,
      provider: ageVerifier.name,
      country,
      state: 'open',
      stateHash: hashToken(state),
      kept: {},
      returnTo,
      createdAt: tx.now(),
    })
  })
  const { redirect, kept } = await startAt(ctx, ageVerifier, { state, country }).catch(async (error) => {
    ctx.log.warn({ provider: ageVerifier.name, ...describeError(error) }, 'the age provider began no check')
    await ctx.db.delete(ageChecks).where(eq(ageChecks.id, id))
    throw new AppError('unavailable')
  })
  await ctx.db
    .update(ageChecks)
    .set({ kept })
    .where(and(eq(ageChecks.id, id), eq(ageChecks.state, 'open')))
  ctx.metrics.count(ageChecksEnded, { site: siteKey(ctx.site), outcome: 'begun' })
  return { redirect }
}

/** The member's row is locked, so that checks begun at once are counted one after the other. */
async function takeTurn(ctx: MemberCtx): Promise<void> {
  const { memberId } = ctx.actor
  await ctx.db.execute(sql`select from member where id = ${memberId} for update`)
  const since = new Date(ctx.now().getTime() - dayMs).toISOString()
  const { begun } = one(
    await rows(
      ctx.db,
      { begun: int },
      sql`
      select count(*)::int as begun from age_check
      where member_id = ${memberId} and created_at > ${since}::timestamptz`,
    ),
  )
  if (begun >= limits.ageChecksADay)
    throw new AppError('age_checks_used_up', { params: { max: limits.ageChecksADay } })
  await ctx.db
    .update(ageChecks)
    .set({ state: 'cancelled', kept: {}, endedAt: ctx.now() })
    .where(and(eq(ageChecks.memberId, memberId), inArray(ageChecks.state, ['open', 'judging'])))
}

function startAt(
  ctx: MemberCtx,
  verifier: AgeVerifier,
  { state, country }: { state: string; country: string },
) {
  return verifier.start({
    state,
    country,
    minAge: ctx.site.settings.min_age,
    locale: ctx.locale,
    returnAddress: returnAddressOf(ctx),
  })
}

/** The same in both halves of a check: the provider compares the two. */
export function returnAddressOf({ site, localOrigin }: Pick<MemberCtx, 'site' | 'localOrigin'>): string {
  return siteOrigin(site.settings.domain, localOrigin) + ageReturnPath
}
