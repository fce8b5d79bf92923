import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { siteKey } from '../sites/site-key.ts'
import { clearLoginTries, takeLoginTry } from './login-attempts.ts'
import { verifyPassword } from './password-hash.ts'
import { signIns } from './sign-in-metrics.ts'
import { members } from './tables.ts'

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
  await takeLoginTry(ctx, login).catch((error: unknown) => {
    if (error instanceof AppError) count('blocked')
    throw error
  })
  const found = await findAccounts(ctx, login.normalize('NFC'))
  for (const account of found) {
    if (!(await verifyPassword(account.passwordHash, password))) continue
    await clearLoginTries(ctx, login)
    count('ok')
    return { memberId: account.memberId, language: account.language }
  }
  const tries = login.includes('@') ? accountsPerAddress : 1
  for (let tried = found.length; tried < tries; tried += 1) await verifyPassword(null, password)
  count('failed')
  throw new AppError('login_failed')
}

/**
 * The newest comes first: who signed up with somebody else's address, and signs in, waits as long as if the address
 * had been free. A failure takes the same time for every address.
 */
async function findAccounts(ctx: Ctx, login: string) {
  if (login.includes('\0')) return []
  const named = login.includes('@')
    ? eq(members.email, login.toLowerCase())
    : sql`lower(${members.name}) = lower(${login})`
  const found = await ctx.db
    .select({
      memberId: members.id,
      language: members.language,
      passwordHash: members.passwordHash,
      createdAt: members.createdAt,
    })
    .from(members)
    .where(and(eq(members.siteId, ctx.site.id), eq(members.status, 'active'), named))
    .orderBy(sql`${isNotNull(members.emailConfirmedAt)} desc`, desc(members.createdAt))
    .limit(accountsPerAddress)
  return found.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}
