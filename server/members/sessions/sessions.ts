import { eq, sql } from 'drizzle-orm'
import { ageProofs } from '#common/age-assurance.ts'
import { limits } from '#common/limits.ts'
import { genders, sexualities } from '#common/profiles/profile-fields.ts'
import type { Ctx, MemberActor } from '#server/kernel/context.ts'
import { bool, int, nullable, oneOf, text, uuid } from '#server/platform/db/columns.ts'
import type { Db } from '#server/platform/db/db.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError } from '#server/platform/errors.ts'
import { createToken, hashToken } from '#server/platform/token.ts'
import { isNewDevice, rememberSteps } from '../sign-in/known-devices.ts'
import { type CountedTry, takeBackSteps } from '../sign-in/login-attempts.ts'
import { sessions } from '../tables.ts'

const dayMs = 86_400_000

export type NewSession = {
  memberId: string
  /** The device token that the browser came with. */
  device: string | undefined
  /** The language that the visitor chose: from now on the member's own. */
  chosen: string | undefined
  /** What was counted before the right password. */
  tries?: CountedTry[] | undefined
  /** The one that the password was compared with, where one was. */
  passwordHash?: string | null | undefined
  /** Browser and system in two words. */
  browser?: string | null
  /** Whether the sign-in stands for the password for some minutes (requireProof); a link that may have been passed on does not. */
  proven?: boolean
}

/**
 * Opens a session for a member of this site, ends the one that the caller came with, and remembers the browser. The
 * tokens go to the browser only; the store keeps their hashes.
 */
export async function openSession(
  ctx: Ctx,
  { memberId, device, chosen, tries = [], passwordHash = null, browser = null, proven = true }: NewSession,
): Promise<{ token: string; expiresAt: Date; deviceToken: string; newDevice: boolean }> {
  const [token, deviceToken] = [createToken(), createToken()]
  const createdAt = ctx.now()
  const at = sql`${createdAt.toISOString()}::timestamptz`
  const expiresAt = new Date(createdAt.getTime() + limits.sessionDays * dayMs)
  const before = ctx.actor.kind === 'member' ? ctx.actor.sessionHash : null
  // The share lock waits for a deletion, suspension or change of password that is under way, so that no session outlives one.
  const [opened] = await rows(
    ctx.db,
    { newDevice: bool },
    prepared(sql`
    with closed as (delete from session where token_hash = ${before}::bytea),
      ${takeBackSteps(ctx, tries, memberId)},
      ${rememberSteps(ctx, { memberId, device, token: deviceToken })},
      alive as materialized (select id from member where id = ${memberId} and status = 'active'
        and (${passwordHash}::text is null or password_hash = ${passwordHash}::text) for share),
      spoken as (update member set language = ${chosen ?? null}::text
        from alive where member.id = alive.id and language <> ${chosen ?? null}::text)
    insert into session (token_hash, member_id, site_id, created_at, expires_at, browser, seen_on, proven_at)
    select ${hashToken(token)}, id, ${ctx.site.id}, ${at}, ${expiresAt.toISOString()}::timestamptz, ${browser}, ${at}::date,
      case when ${proven}::boolean then ${at} end
    from alive
    returning ${isNewDevice(ctx, device, memberId)} as "newDevice"`),
  )
  if (!opened) throw new AppError('login_failed')
  endStreams(ctx)
  return { token, expiresAt, deviceToken, newDevice: opened.newDevice }
}

export type FoundSession = { actor: MemberActor; language: string }

const foundShape = {
  memberId: uuid,
  paid: bool,
  language: text,
  gender: nullable(oneOf(genders)),
  sexuality: nullable(oneOf(sexualities)),
  country: nullable(text),
  cityId: nullable(int),
  birthDate: text,
  seenOn: nullable(text),
  ageProof: nullable(oneOf(ageProofs)),
}

/** The member behind a token on this site, or null. A session of another site is none here. */
export async function findSession(
  db: Db,
  siteId: number,
  token: string,
  now: Date,
): Promise<FoundSession | null> {
  const sessionHash = hashToken(token)
  const [row] = await rows(
    db,
    foundShape,
    prepared(sql`
    select member.id as "memberId", member.paid, member.language, session.seen_on::text as "seenOn",
      profile.gender, profile.sexuality, profile.country, profile.city_id as "cityId",
      profile.birth_date::text as "birthDate",
      (select kind from age_assurance where age_assurance.member_id = member.id) as "ageProof"
    from session join member on member.id = session.member_id join profile on profile.member_id = member.id
    where session.token_hash = ${sessionHash} and session.site_id = ${siteId}
      and session.expires_at > ${now.toISOString()}::timestamptz and member.status = 'active'`),
  )
  if (!row) return null
  const { memberId, paid, language, seenOn, ageProof, ...seeker } = row
  return { actor: { kind: 'member', memberId, paid, sessionHash, seenOn, seeker, ageProof }, language }
}

export async function closeSession(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind !== 'member') return
  await ctx.db.delete(sessions).where(eq(sessions.tokenHash, ctx.actor.sessionHash))
  endStreams(ctx)
}

/**
 * Ends a member's sessions everywhere, and what they had begun; open streams end with them. The caller's own stays where it is that member's and
 * `keepOwn` is set.
 */
export async function endSessions(ctx: Ctx, memberId: string, keepOwn = false): Promise<void> {
  const own = keepOwn && ctx.actor.kind === 'member' ? ctx.actor.sessionHash : null
  await ctx.db.execute(sql`
    with pending as (delete from passkey_challenge where member_id = ${memberId})
    delete from session where member_id = ${memberId} and token_hash is distinct from ${own}::bytea`)
  ctx.afterCommit(() => ctx.events.wake([memberId]))
}

/** The caller's open streams look whether their session still is one, in every process. */
function endStreams({ actor, events, afterCommit }: Ctx): void {
  if (actor.kind === 'member') afterCommit(() => events.wake([actor.memberId]))
}
