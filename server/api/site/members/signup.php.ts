import { isDisposableEmail } from 'disposable-email-domains-js'
import { getCookie } from 'hono/cookie'
import type { z } from 'zod'
import { countryCookie } from '#common/limits.ts'
import { signupSchema, userResponseSchema } from '#common/wire/members.ts'
import { grantSignupCredits, openAccount } from '#server/credits/open-account.ts'
import { type Ctx, inTransaction } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { activationMail } from '#server/members/addresses/activation.mail.ts'
import { countActivation } from '#server/members/addresses/change-address.ts'
import { createMember } from '#server/members/create-member.ts'
import { isOfficial } from '#server/members/names/is-official.ts'
import { findSignup, findTaken } from '#server/members/queries.ts'
import { type HashPlace, withHashPlace } from '#server/members/sign-in/hash-queue.ts'
import { isGuessable } from '#server/members/sign-in/is-guessable.ts'
import { findMatch, hashPassword } from '#server/members/sign-in/password-hash.ts'
import { requireProof } from '#server/members/sign-in/proof-of-work.ts'
import { signUps } from '#server/members/sign-in/sign-in-metrics.ts'
import { storeWish } from '#server/members/signup-wish.ts'
import { signupsOpen } from '#server/members/signups-open.ts'
import { violatedConstraint } from '#server/platform/db/db.ts'
import { AppError, invalidField } from '#server/platform/errors.ts'
import { checkBirthDate } from '#server/profiles/check-birth-date.ts'
import { createProfile } from '#server/profiles/create-profile.ts'
import { findOwnProfile } from '#server/profiles/queries.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { readTracking, setTrackingCookie } from '#server/site/tracking-cookie.ts'
import { siteKey } from '#server/sites/site-key.ts'
import { termsVersion } from '#server/sites/terms-version.ts'
import { findUser } from './find-user.ts'
import { presentUser } from './present-user.ts'
import { startSession } from './start-session.ts'

type Form = z.output<typeof signupSchema> & {
  tracking: Record<string, string>
  /** The one that the visitor chose, else the one they come from. */
  country: string | null
}

export const postSignup = endpoint(
  {
    method: 'post',
    path: '/api/signup.php',
    summary: 'Makes an account and signs in',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 120, seconds: 3_600 },
    body: signupSchema,
    response: userResponseSchema,
    errors: ['signups_closed', 'challenge_required', 'conflict'],
  },
  async (ctx, { body }, c) => {
    const tracking = trackingOf(body) ?? readTracking(c) ?? {}
    const country = getCookie(c, countryCookie) ?? ctx.networkCountry
    const form = { ...body, tracking, country }
    const memberId = await withHashPlace(
      c.req.raw.signal,
      async (place) => (await findRepeated(ctx, form, place)) ?? (await signUp(ctx, form, place)),
    )
    setTrackingCookie(c, tracking)
    const found = await findUser(ctx, memberId)
    const language = await startSession(ctx, c, { memberId, language: found.language })
    return { user: presentUser(ctx, { ...found, language }) }
  },
)

/** The member whom this request made already; a request of the same id that asks for something else is refused. */
async function findRepeated(ctx: Ctx, form: Form, place: HashPlace): Promise<string | undefined> {
  const made = await findSignup(ctx, form.request_id)
  if (!made) return undefined
  const profile = await findOwnProfile(ctx, made.id)
  const same =
    made.siteId === ctx.site.id &&
    made.status === 'active' &&
    made.email === form.email &&
    made.name === form.name &&
    profile?.birthDate === form.date_of_birth
  const match = await findMatch([same ? made.passwordHash : null], form.password, place)
  if (match < 0) throw new AppError('conflict')
  return made.id
}

async function signUp(ctx: Ctx, form: Form, place: HashPlace): Promise<string> {
  if (!signupsOpen(ctx, form.tracking.network)) throw new AppError('signups_closed')
  await requireProof(ctx, form.proof)
  checkBirthDate(ctx, form.date_of_birth, form.country)
  if (isOfficial(form.name, ctx.site.settings.name)) throw invalidField('name', 'name_official')
  if (ctx.site.settings.refuse_disposable_mail && isDisposableEmail(form.email))
    throw invalidField('email', 'email_disposable')
  if (isGuessable(form.password, form))
    throw new AppError('invalid', { fields: { password: 'password_too_common' } })
  checkMessage(ctx, form)
  const taken = await findTaken(ctx, form)
  // By this very request, perhaps, whose first sending was finished a moment ago.
  const repeated = taken.name ? await findRepeated(ctx, form, place) : undefined
  if (repeated) return repeated
  refuseTaken(ctx, taken)
  const passwordHash = await hashPassword(form.password, place)
  try {
    return await createAccount(ctx, form, passwordHash)
  } catch (error) {
    return answerRace(ctx, form, place, error)
  }
}

function checkMessage({ site }: Ctx, { signup_message = '' }: Form): void {
  const max = site.settings.message_length
  if ([...signup_message].length > max) throw invalidField('signup_message', 'message_too_long', { max })
}

/**
 * A discreet site tells nobody that an address has an account: the signup goes on with a claim on the address that cannot
 * be confirmed, and the owner is told by mail.
 */
function refuseTaken(ctx: Ctx, taken: { name: boolean; email: boolean }): void {
  const fields: Record<string, string> = {}
  if (taken.name) fields.name = 'name_taken'
  if (taken.email && !ctx.site.settings.discreet_accounts) fields.email = 'email_taken'
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}

async function createAccount(ctx: Ctx, form: Form, passwordHash: string): Promise<string> {
  const terms = await termsVersion(ctx)
  return inTransaction(ctx, async (tx) => {
    const memberId = await createMember(tx, {
      email: form.email,
      name: form.name,
      passwordHash,
      tracking: form.tracking,
      requestId: form.request_id,
      termsVersion: terms,
    })
    await createProfile(tx, memberId, form.date_of_birth)
    await openAccount(tx, memberId)
    await grantSignupCredits(tx, memberId)
    if (form.member)
      await storeWish(tx, memberId, {
        targetId: form.member,
        likes: form.like ?? false,
        message: form.signup_message || null,
      })
    const counted = await countActivation(tx, { memberId, email: form.email }, { spaced: false })
    if (counted === 'send') await queueMail(tx, activationMail, { memberId }, { email: form.email })
    tx.afterCommit(() => tx.metrics.count(signUps, { site: siteKey(tx.site) }))
    return memberId
  })
}

/** Answers where another signup came between the look and the write, and an index said so. */
async function answerRace(ctx: Ctx, form: Form, place: HashPlace, error: unknown): Promise<string> {
  const repeated = await findRepeated(ctx, form, place)
  if (repeated) return repeated
  if (violatedConstraint(error)?.startsWith('member_name')) refuseTaken(ctx, { name: true, email: false })
  throw error
}

/** Where the member came from, as text that the database can hold; undefined when the form does not say. */
function trackingOf({ tracking = {} }: z.output<typeof signupSchema>): Record<string, string> | undefined {
  const given = Object.entries(tracking).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (given.length === 0) return undefined
  return Object.fromEntries(given.map(([name, value]) => [name, value.toWellFormed().replaceAll('\0', '')]))
}
