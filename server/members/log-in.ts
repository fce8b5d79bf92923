import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { prepared } from '../platform/prepared.ts'
import { siteKey } from '../sites/site-key.ts'
import { type LoginTry, refuseBlocked, tryStep } from './login-attempts.ts'
import { verifyPassword } from './password-hash.ts'
import { signIns } from './sign-in-metrics.ts'

/** An address can have its confirmed owner and claims that are not confirmed: the owner and the newest claims are tried. */
const accountsPerAddress = 3

/**
 * The member whom an e-mail address or a name and the password open, on this site. Throws `login_failed`, the same
 * for an unknown account and a wrong password, or `login_blocked`.
 */
export async function logIn(
  ctx: Ctx,
  { login, password }: { login: string; password: string },
): Promise<{ memberId: string; language: string }> {
  const count = (outcome: string) => ctx.metrics.count(signIns, { site: siteKey(ctx.site), outcome })
  const { tried, found } = await tryLogin(ctx, login)
  try {
    refuseBlocked(ctx, tried)
  } catch (error) {
    count('blocked')
    throw error
  }
  for (const account of found) {
    if (!(await verifyPassword(account.passwordHash, password))) continue
    count('ok')
    return { memberId: account.memberId, language: account.language }
  }
  const tries = login.includes('@') ? accountsPerAddress : 1
  for (let tried = found.length; tried < tries; tried += 1) await verifyPassword(null, password)
  count('failed')
  throw new AppError('login_failed')
}

type Account = { memberId: string; language: string; passwordHash: string | null; createdAt: string }

/**
 * Counts the try before the password is looked at, so that parallel guesses cannot outrun the count, and finds the
 * accounts. The newest comes first: who signed up with somebody else's address, and signs in, waits as long as if the
 * address had been free. A failure takes the same time for every address.
 */
async function tryLogin(ctx: Ctx, login: string): Promise<{ tried: LoginTry; found: Account[] }> {
  const { rows } = await ctx.db.execute<LoginTry & (Account | { memberId: null })>(
    prepared(sql`
    with ${tryStep(ctx, login)}
    select tried.*, account.* from tried left join lateral (
      select id as "memberId", language, password_hash as "passwordHash", created_at::text as "createdAt"
      from member where site_id = ${ctx.site.id} and status = 'active' and ${named(login.normalize('NFC'))}
      order by email_confirmed_at is not null desc, created_at desc limit ${accountsPerAddress}
    ) account on true`),
  )
  const found = rows.filter((row) => row.memberId !== null) as Account[]
  const madeAt = (account: Account) => new Date(account.createdAt).getTime()
  return { tried: rows[0]!, found: found.sort((a, b) => madeAt(b) - madeAt(a)) }
}

function named(login: string): SQL {
  if (login.includes('\0')) return sql`false`
  return login.includes('@') ? sql`email = ${login.toLowerCase()}` : sql`lower(name) = lower(${login})`
}
