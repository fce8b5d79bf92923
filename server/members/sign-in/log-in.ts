import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { normalAddress } from '#common/text/normal-address.ts'
import { normalName } from '#common/text/normal-name.ts'
import type { Proof } from '#common/wire/proof.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { nullable, type Row, text, uuid } from '#server/platform/db/columns.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { AppError } from '#server/platform/errors.ts'
import { hashToken } from '#server/platform/token.ts'
import { siteKey } from '#server/sites/site-key.ts'
import { refusePending } from '../leaving/leaving.ts'
import { type HashPlace, withHashPlace } from './hash-queue.ts'
import { isKnownDevice } from './known-devices.ts'
import {
  type CountedTry,
  countedShape,
  countSteps,
  refuseBlocked,
  takeBackSteps,
  waitFor,
} from './login-attempts.ts'
import { findMatch } from './password-hash.ts'
import { requireProof } from './proof-of-work.ts'
import { signIns } from './sign-in-metrics.ts'

/** An address can have its confirmed owner and claims that are not confirmed: the owner and the newest claims are tried. */
const accountsPerAddress = 3

export type SignIn = {
  memberId: string
  language: string
  tries: CountedTry[]
  passwordHash: string | null
}

type Asked = {
  login: string
  password: string
  proof?: Proof | undefined
  device: string | undefined
}

/**
 * The member whom an e-mail address or a name and the password open, on this site. Throws `login_failed`, the same
 * for an unknown account and a wrong password, `login_blocked`, `challenge_required` after some failures, or
 * `unavailable` where too many wait already. Only with the right password `account_pending_deletion`.
 */
export function logIn(ctx: Ctx, { signal, ...asked }: Asked & { signal: AbortSignal }): Promise<SignIn> {
  return withHashPlace(signal, (place) => tryToLogIn(ctx, asked, place))
}

async function tryToLogIn(
  ctx: Ctx,
  { login, password, proof, device }: Asked,
  hashPlace: HashPlace,
): Promise<SignIn> {
  const count = (outcome: string) => ctx.metrics.count(signIns, { site: siteKey(ctx.site), outcome })
  const normal = normalLogin(login)
  const tries = await tryLogin(ctx, normal, device)
  try {
    refuseBlocked(ctx, tries)
  } catch (error) {
    count('blocked')
    throw error
  }
  if (tries.some(({ failures }) => failures > limits.loginTriesFree)) await proveOrTakeBack(ctx, proof, tries)
  const open = newestFirst(tries).filter((tried) => waitFor(ctx, tried) === 0)
  const hashes = Array.from(
    { length: normal.includes('@') ? accountsPerAddress : 1 },
    (_, index) => open[index]?.passwordHash ?? null,
  )
  const place = await findMatch(hashes, password, hashPlace).catch(async (error: unknown) => {
    // Nobody looked at the password.
    await ctx.db.execute(sql`with ${takeBackSteps(ctx, tries)} select`)
    throw error
  })
  const account = open[place]
  count(account ? 'ok' : 'failed')
  if (!account?.memberId || account.language === null) throw new AppError('login_failed')
  if (account.deletedAt) {
    await ctx.db.execute(sql`with ${takeBackSteps(ctx, tries, account.memberId)} select`)
    return refusePending(ctx, account.memberId, new Date(account.deletedAt))
  }
  const { memberId, language, passwordHash } = account
  return { memberId, language, tries, passwordHash }
}

/** A try without its proof is none: the password was not looked at. */
async function proveOrTakeBack(ctx: Ctx, proof: Proof | undefined, tries: CountedTry[]): Promise<void> {
  await requireProof(ctx, proof).catch(async (error: unknown) => {
    await ctx.db.execute(sql`with ${takeBackSteps(ctx, tries)} select`)
    throw error
  })
}

/** The account's columns are null for a login that names nobody. */
const aimedShape = {
  ...countedShape,
  memberId: nullable(uuid),
  language: nullable(text),
  passwordHash: nullable(text),
  createdAt: nullable(text),
  deletedAt: nullable(text),
}
type Aimed = Row<typeof aimedShape>

/**
 * The newest comes first: who signed up with somebody else's address, and signs in, waits as long as if the address had
 * been free. A failure takes the same time for every address.
 */
function newestFirst(tries: Aimed[]): Aimed[] {
  const madeAt = (tried: Aimed) => (tried.createdAt ? new Date(tried.createdAt).getTime() : 0)
  return tries.toSorted((a, b) => madeAt(b) - madeAt(a))
}

/**
 * Finds the accounts and counts the try against each before the password is looked at, so that parallel guesses cannot
 * outrun the count. A login that names nobody is counted by its normal form, so that it looks like one that does.
 */
async function tryLogin(ctx: Ctx, login: string, device: string | undefined): Promise<Aimed[]> {
  const { actor } = ctx
  const [member, session] =
    actor.kind === 'member' ? [actor.memberId, sourceOf('session', actor.sessionHash)] : [null, null]
  const knownDevice = device ? sourceOf('device', hashToken(device)) : null
  return rows(
    ctx.db,
    aimedShape,
    prepared(sql`
    with found as (
      select id as "memberId", id::text as account, language, password_hash as "passwordHash",
        created_at::text as "createdAt", deleted_at::text as "deletedAt",
        case when ${isKnownDevice(ctx, device, sql`member.id`)} then ${knownDevice}::text
          when id = ${member}::uuid then ${session}::text end as own
      from member where site_id = ${ctx.site.id} and status in ('active', 'deleted') and ${named(login)}
      order by email_confirmed_at is not null desc, created_at desc limit ${accountsPerAddress}
    ), aimed as (
      select account, coalesce(own, ${ctx.network}::text) as source, own is not null as known from found
      union all
      select encode(sha256(convert_to(lower(${login}::text), 'UTF8')), 'base64'), ${ctx.network}::text, false
      where not exists (select from found)
    ), ${countSteps(ctx, sql`aimed`)}
    select aimed.*, tried.failures, tried.blocked_until as "blockedUntil", day.failures as "dayFailures",
      day.first_at as "dayFrom", "memberId", language, "passwordHash", "createdAt", "deletedAt"
    from aimed join tried using (account) left join day using (account) left join found using (account)`),
  )
}

/** What is typed, as names and addresses are kept. A zero byte is in neither, and the database cannot take it. */
function normalLogin(login: string): string {
  const normal = normalName(login.toWellFormed().replaceAll('\0', '\uFFFD'))
  return normal.includes('@') ? normalAddress(normal) : normal
}

function named(login: string): SQL {
  return login.includes('@') ? sql`email = ${login}` : sql`lower(name) = lower(${login})`
}

function sourceOf(kind: 'device' | 'session', hash: Buffer): string {
  return `${kind}:${hash.toString('base64url')}`
}
