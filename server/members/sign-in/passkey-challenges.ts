import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx, MemberCtx } from '#server/kernel/context.ts'
import { bool } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { createToken } from '#server/platform/token.ts'

/** Keeps a challenge for one use on this site; for a member who adds a passkey, or null where nobody is signed in yet. */
async function createChallenge(ctx: Ctx, memberId: string | null): Promise<string> {
  const challenge = createToken()
  const until = new Date(ctx.now().getTime() + limits.challengeMinutes * 60_000).toISOString()
  await ctx.db.execute(sql`
    insert into passkey_challenge (challenge, site_id, member_id, expires_at)
    values (${challenge}, ${ctx.site.id}, ${memberId}, ${until})`)
  return challenge
}

/** Uses a challenge up: whether it was this site's, for this member or nobody, and not over. */
export async function takeChallenge(ctx: Ctx, challenge: string, memberId: string | null): Promise<boolean> {
  const [taken] = await rows(
    ctx.db,
    { valid: bool },
    sql`
    delete from passkey_challenge
    where challenge = ${challenge} and site_id = ${ctx.site.id} and member_id is not distinct from ${memberId}::uuid
    returning expires_at > ${ctx.now().toISOString()}::timestamptz as valid`,
  )
  return taken?.valid === true
}

/** The options with which the browser asks an authenticator for a new passkey. */
export async function registrationOptions(ctx: MemberCtx, name: string, known: string[]) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpName: ctx.site.settings.name,
    rpID: ctx.site.settings.domain,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(ctx.actor.memberId),
    challenge: bytesOf(await createChallenge(ctx, ctx.actor.memberId)),
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
}

/** The options with which the browser asks for any passkey of this site: nobody has to be named. */
export async function signInOptions(ctx: Ctx) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: ctx.site.settings.domain,
    challenge: bytesOf(await createChallenge(ctx, null)),
    userVerification: 'preferred',
  })
}

function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/**
 * The origin that a passkey's answer must name: the request's own, which is the site's domain or below it, and secure
 * unless it is this machine's. Undefined for any other.
 */
export function passkeyOrigin(ctx: Ctx, origin: string | undefined): string | undefined {
  if (!origin || !URL.canParse(origin)) return undefined
  const { hostname, protocol } = new URL(origin)
  const { domain } = ctx.site.settings
  const local = hostname === 'localhost' || hostname.endsWith('.localhost')
  const ours = hostname === domain || hostname.endsWith(`.${domain}`)
  return ours && (protocol === 'https:' || local) ? origin : undefined
}
