import { and, eq, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { hashToken } from '../platform/token.ts'
import { loginAttempts } from './tables.ts'

const minuteMs = 60_000
const blockMs = limits.loginBlockMinutes * minuteMs

/**
 * Counts a try before the password is looked at, so that parallel guesses cannot outrun the count. Throws
 * `login_blocked` with the minutes left. The key is what was typed, not the member it names: otherwise the lock-out
 * would tell that an address and a name belong together, or that an account exists.
 */
export async function takeLoginTry(ctx: Ctx, login: string): Promise<void> {
  const now = ctx.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const until = sql`${new Date(now.getTime() + blockMs).toISOString()}::timestamptz`
  const forgotten = sql`${new Date(now.getTime() - blockMs).toISOString()}::timestamptz`
  const { failures, firstAt, blockedUntil } = loginAttempts
  const blocked = sql`${blockedUntil} > ${at}`
  const over = sql`coalesce(${blockedUntil} <= ${at}, ${firstAt} <= ${forgotten})`
  const [row] = await ctx.db
    .insert(loginAttempts)
    .values({ siteId: ctx.site.id, account: keyOf(login), network: ctx.network, failures: 1, firstAt: now })
    .onConflictDoUpdate({
      target: [loginAttempts.siteId, loginAttempts.account, loginAttempts.network],
      set: {
        failures: sql`case when ${blocked} then least(${failures} + 1, 1000) when ${over} then 1 else ${failures} + 1 end`,
        firstAt: sql`case when ${over} then ${at} else ${firstAt} end`,
        blockedUntil: sql`case when ${blocked} then ${blockedUntil} when ${over} then null
          when ${failures} + 1 >= ${limits.loginTries} then ${until} end`,
      },
    })
    .returning({ failures, blockedUntil })
  if (!row?.blockedUntil || row.failures <= limits.loginTries) return
  const minutes = Math.ceil((row.blockedUntil.getTime() - now.getTime()) / minuteMs)
  throw new AppError('login_blocked', { params: { minutes } })
}

/** A right password forgets the wrong ones. */
export async function clearLoginTries(ctx: Ctx, login: string): Promise<void> {
  await ctx.db
    .delete(loginAttempts)
    .where(
      and(
        eq(loginAttempts.siteId, ctx.site.id),
        eq(loginAttempts.account, keyOf(login)),
        eq(loginAttempts.network, ctx.network),
      ),
    )
}

/** Hashed, so that the table keeps no address of somebody who has no account. */
function keyOf(login: string): string {
  return hashToken(login.normalize('NFC').toLowerCase()).toString('base64url')
}
