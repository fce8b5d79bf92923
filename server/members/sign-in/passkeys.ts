import { and, asc, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { limits } from '#common/limits.ts'
import type { registeredSchema, signedSchema } from '#common/wire/security.ts'
import { type Ctx, inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { refusePending } from '../leaving/leaving.ts'
import { requireOpenSession } from '../sessions/open-session.ts'
import { members, passkeys } from '../tables.ts'
import { passkeysChangedMail } from './account-safety.mail.ts'
import { passkeyOrigin, takeChallenge } from './passkey-challenges.ts'
import { warnOwner } from './warn-owner.ts'

type Registered = z.output<typeof registeredSchema>
type Signed = z.output<typeof signedSchema>
const failed = () => new AppError('passkey_failed')

/** Throws `passkey_expired`: the passkey may fit, and what it signed is good no more. */
async function requireChallenge(ctx: Ctx, challenge: string, memberId: string | null): Promise<true> {
  if (!(await takeChallenge(ctx, challenge, memberId))) throw new AppError('passkey_expired')
  return true
}

/** What the library throws is an answer that does not fit. */
function refusedAs(error: unknown): null {
  if (error instanceof AppError) throw error
  return null
}

export async function listPasskeys(ctx: MemberCtx) {
  return ctx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, ctx.actor.memberId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

/** Adds what the authenticator made. Throws `passkey_expired` for an answer to no challenge of this member's, or one that is over. */
export async function addPasskey(
  ctx: MemberCtx,
  { credential, origin, name }: { credential: Registered; origin: string | undefined; name: string },
): Promise<void> {
  const { memberId } = ctx.actor
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response: { ...withoutUndefined(credential), response: withoutUndefined(credential.response) },
    expectedChallenge: (challenge) => requireChallenge(ctx, challenge, memberId),
    expectedOrigin: passkeyOrigin(ctx, origin) ?? '',
    expectedRPID: ctx.site.settings.domain,
    requireUserVerification: false,
  }).catch(refusedAs)
  if (!checked?.verified) throw failed()
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential
  await inTransaction(ctx, async (tx) => {
    // One at a time, so that parallel requests cannot pass the limit.
    await requireOpenSession(tx)
    const own = await listPasskeys(tx)
    if (own.length >= limits.passkeys)
      throw new AppError('too_many_passkeys', { params: { max: limits.passkeys } })
    await warnOwner(tx, passkeysChangedMail, memberId)
    await tx.db
      .insert(passkeys)
      .values({
        id: uuidv7(),
        credentialId: id,
        memberId,
        siteId: ctx.site.id,
        publicKey: Buffer.from(publicKey),
        counter,
        transports: transports ?? [],
        name,
        createdAt: tx.now(),
      })
      .onConflictDoNothing()
  })
}

/** Throws `not_found` where the member has none of that id. */
export async function removePasskey(ctx: MemberCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await requireOpenSession(tx)
    await warnOwner(tx, passkeysChangedMail, tx.actor.memberId)
    const { rowCount } = await tx.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.memberId, tx.actor.memberId)))
    if (rowCount === 0) throw new AppError('not_found')
  })
}

/**
 * The member whom a passkey of this site opens. It cannot be guessed, so that an account which strangers have locked is
 * open by it all the same. Throws `passkey_failed`, `passkey_expired`, and for an account about to be erased what a password is told.
 */
export async function signInByPasskey(
  ctx: Ctx,
  { credential, origin }: { credential: Signed; origin: string | undefined },
): Promise<{ memberId: string; language: string; passwordHash: string | null }> {
  const found = await findPasskey(ctx, credential.id)
  if (!found) throw failed()
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { userHandle, ...answer } = credential.response
  const checked = await verifyAuthenticationResponse({
    response: { ...withoutUndefined(credential), response: { ...answer, ...(userHandle && { userHandle }) } },
    expectedChallenge: (challenge) => requireChallenge(ctx, challenge, null),
    expectedOrigin: passkeyOrigin(ctx, origin) ?? '',
    expectedRPID: ctx.site.settings.domain,
    requireUserVerification: false,
    credential: {
      id: found.credentialId,
      publicKey: new Uint8Array(found.publicKey),
      counter: found.counter,
    },
  }).catch(refusedAs)
  if (!checked?.verified) throw failed()
  await keepCounter(ctx, found.id, checked.authenticationInfo.newCounter)
  if (found.status === 'deleted' && found.deletedAt)
    return refusePending(ctx, found.memberId, found.deletedAt)
  if (found.status !== 'active') throw failed()
  // An undo, which takes passkeys away, changes the password too: no session is opened beside one.
  const { memberId, language, passwordHash } = found
  return { memberId, language, passwordHash }
}

/** Of two answers with the same counter, which a copy of the key would give, the second is refused. */
async function keepCounter(ctx: Ctx, id: string, counter: number): Promise<void> {
  const { rowCount } = await ctx.db.execute(sql`
    update passkey set counter = ${counter}, used_on = ${ctx.now().toISOString()}::date
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))`)
  if (rowCount === 0) throw failed()
}

async function findPasskey(ctx: Ctx, credentialId: string) {
  const { id, memberId, publicKey, counter } = passkeys
  const { status, language, deletedAt, passwordHash } = members
  const [found] = await ctx.db
    .select({
      id,
      credentialId: passkeys.credentialId,
      memberId,
      publicKey,
      counter,
      status,
      language,
      deletedAt,
      passwordHash,
    })
    .from(passkeys)
    .innerJoin(members, eq(members.id, memberId))
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.siteId, ctx.site.id)))
  return found
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** WebAuthn's types know a field as absent or there, not as undefined. */
function withoutUndefined<T extends object>(given: T): Defined<T>
function withoutUndefined(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
