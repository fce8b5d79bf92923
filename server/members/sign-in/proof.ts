import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { nullable, text } from '#server/platform/db/columns.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { withHashPlace } from './hash-queue.ts'
import { type CountedTry, countedShape, countSteps, refuseBlocked, takeBackSteps } from './login-attempts.ts'
import { findMatch } from './password-hash.ts'

type Given = { password: string; signal: AbortSignal }
/** Where a wrong password is told. */
type Told = { field: string; code: string }

/**
 * Makes sure that the caller knows the account's password. Wrong tries are counted as those of a sign-in are, by the
 * session: a stolen one is no place to guess from. Throws `invalid` at the field, `login_blocked`, or `unavailable` where too many wait.
 */
export async function requirePassword(
  ctx: MemberCtx,
  { password, signal }: Given,
  { field, code }: Told = { field: 'password', code: 'password_wrong' },
): Promise<void> {
  await withHashPlace(signal, async (place) => {
    const { tries, passwordHash } = await countTry(ctx)
    refuseBlocked(ctx, tries)
    const match = await findMatch([passwordHash], password, place)
    if (match < 0) throw invalidField(field, code)
    await ctx.db.execute(sql`with ${takeBackSteps(ctx, tries, ctx.actor.memberId)} select`)
  })
}

async function countTry(ctx: MemberCtx): Promise<{ tries: CountedTry[]; passwordHash: string | null }> {
  const { memberId, sessionHash } = ctx.actor
  const source = `session:${sessionHash.toString('base64url')}`
  const tries = await rows(
    ctx.db,
    { ...countedShape, passwordHash: nullable(text) },
    prepared(sql`
    with aimed as (
      select id::text as account, ${source}::text as source, true as known from member where id = ${memberId}
    ), ${countSteps(ctx, sql`aimed`)}
    select aimed.*, tried.failures, tried.blocked_until as "blockedUntil", day.failures as "dayFailures",
      day.first_at as "dayFrom", (select password_hash from member where id = ${memberId}) as "passwordHash"
    from aimed join tried using (account) left join day using (account)`),
  )
  return { tries, passwordHash: tries[0]?.passwordHash ?? null }
}

/** The caller has just given the password: for some minutes this session may do what asks for it. */
export async function provePassword(ctx: MemberCtx, given: Given): Promise<void> {
  await requirePassword(ctx, given)
  await ctx.db.execute(sql`
    update session set proven_at = ${ctx.now().toISOString()} where token_hash = ${ctx.actor.sessionHash}`)
}

/** Throws `proof_required` unless the member gave the password, or signed in by more than a mailed link, in this session a few minutes ago. */
export async function requireProof(ctx: MemberCtx): Promise<void> {
  const since = new Date(ctx.now().getTime() - limits.proofMinutes * 60_000).toISOString()
  const proven = await rows(
    ctx.db,
    {},
    sql`
    select from session where token_hash = ${ctx.actor.sessionHash} and proven_at > ${since}::timestamptz`,
  )
  if (proven.length === 0) throw new AppError('proof_required')
}
