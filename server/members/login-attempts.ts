import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { hashToken } from '../platform/token.ts'

const minuteMs = 60_000
const blockMs = limits.loginBlockMinutes * minuteMs

export type LoginTry = { failures: number; blockedUntil: string | null }

/**
 * Counts a try, as the step `tried` of a larger statement whose rows are LoginTry. The key is what was typed, not the
 * member it names: otherwise the lock-out would tell that an address and a name belong together, or that an account
 * exists.
 */
export function tryStep(ctx: Ctx, login: string): SQL {
  const now = ctx.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const until = sql`${new Date(now.getTime() + blockMs).toISOString()}::timestamptz`
  const forgotten = sql`${new Date(now.getTime() - blockMs).toISOString()}::timestamptz`
  return sql`tried as (
    insert into login_attempt as before (site_id, account, network, failures, first_at)
    values (${ctx.site.id}, ${keyOf(login)}, ${ctx.network}, 1, ${at})
    on conflict (site_id, account, network) do update set (failures, first_at, blocked_until) = (
      select
        case when blocked then least(before.failures + 1, 1000) when over then 1 else before.failures + 1 end,
        case when over then ${at} else before.first_at end,
        case when blocked then before.blocked_until when over then null
          when before.failures + 1 >= ${limits.loginTries} then ${until} end
      from (select before.blocked_until > ${at} as blocked,
        coalesce(before.blocked_until <= ${at}, before.first_at <= ${forgotten}) as over) as stand)
    returning failures, blocked_until as "blockedUntil")`
}

/** Throws `login_blocked` with the minutes left for a try too many. */
export function refuseBlocked(ctx: Ctx, { failures, blockedUntil }: LoginTry): void {
  if (!blockedUntil || failures <= limits.loginTries) return
  const minutes = Math.ceil((new Date(blockedUntil).getTime() - ctx.now().getTime()) / minuteMs)
  throw new AppError('login_blocked', { params: { minutes } })
}

/** A right password forgets the wrong ones: a step of the statement that opens the session. */
export function forgetStep(ctx: Ctx, login: string): SQL {
  return sql`forgotten as (delete from login_attempt
    where site_id = ${ctx.site.id} and account = ${keyOf(login)} and network = ${ctx.network})`
}

/** Hashed, so that the table keeps no address of somebody who has no account. */
function keyOf(login: string): string {
  return hashToken(login.normalize('NFC').toLowerCase()).toString('base64url')
}
