import { type SQL, sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { bool, int, nullable, type Row, text, timestamp } from '#server/platform/db/columns.ts'
import { AppError } from '#server/platform/errors.ts'

const minuteMs = 60_000
const blockMs = limits.loginBlockMinutes * minuteMs
const dayMs = 86_400_000

/** A try as it was counted against one account. */
export const countedShape = {
  /** The member's id; for a login that names nobody a hash of its normal form. */
  account: text,
  /** Whose tries are counted together: the caller's network, or a device that the account knows. */
  source: text,
  known: bool,
  failures: int,
  blockedUntil: nullable(timestamp),
  /** Null where the source was blocked already: such a try is none of the day's. */
  dayFailures: nullable(int),
  dayFrom: nullable(timestamp),
}
export type CountedTry = Row<typeof countedShape>

/**
 * Counts a try against every row of the step `aimed` (account, source, known), as the steps `tried` and `day` of a larger
 * statement. The rows are taken in one order, so that parallel tries wait for each other in one direction.
 */
export function countSteps(ctx: Ctx, aimed: SQL): SQL {
  const now = ctx.now().getTime()
  const moment = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`
  const at = moment(now)
  return sql`tried as (
    insert into login_attempt as before (site_id, account, network, failures, first_at)
    select ${ctx.site.id}::integer, account, source, 1, ${at} from ${aimed} order by account
    on conflict (site_id, account, network) do update set (failures, first_at, blocked_until) = (
      select
        case when blocked then least(before.failures + 1, 1000) when over then 1 else before.failures + 1 end,
        case when over then ${at} else before.first_at end,
        case when blocked then before.blocked_until when over then null
          when before.failures + 1 >= ${limits.loginTries} then ${moment(now + blockMs)} end
      from (select before.blocked_until > ${at} as blocked,
        coalesce(before.blocked_until <= ${at}, before.first_at <= ${moment(now - blockMs)}) as over) as stand)
    returning account, failures, blocked_until
  ), day as (
    insert into login_day as before (site_id, account, failures, first_at)
    select ${ctx.site.id}::integer, account, 1, ${at} from tried
    where blocked_until is null or failures <= ${limits.loginTries} order by account
    on conflict (site_id, account) do update set (failures, first_at) = (
      select case when over then 1 else least(before.failures + 1, 10000) end,
        case when over then ${at} else before.first_at end
      from (select before.first_at <= ${moment(now - dayMs)} as over) as stand)
    returning account, failures, first_at
  )`
}

/** The milliseconds until a try of this kind is let through again; 0 for one that is. */
export function waitFor(ctx: Ctx, tried: CountedTry): number {
  const untilThen = (moment: string, more = 0) => new Date(moment).getTime() + more - ctx.now().getTime()
  if (tried.blockedUntil && tried.failures > limits.loginTries) return untilThen(tried.blockedUntil)
  const many = (tried.dayFailures ?? 0) > limits.loginTriesADay
  return many && !tried.known && tried.dayFrom ? untilThen(tried.dayFrom, dayMs) : 0
}

/** Throws `login_blocked` with the minutes left where no account may be tried. */
export function refuseBlocked(ctx: Ctx, tries: CountedTry[]): void {
  const wait = Math.min(...tries.map((tried) => waitFor(ctx, tried)))
  if (wait <= 0) return
  const minutes = Math.ceil(wait / minuteMs)
  throw new AppError('login_blocked', { params: { minutes }, retryAfter: Math.ceil(wait / 1_000) })
}

/**
 * Takes a try back that was no wrong one, as steps of a larger statement. Where it opened an account, that one's wrong
 * tries from the same source are forgotten; those of the day, which others made, are not.
 */
export function takeBackSteps(ctx: Ctx, tries: CountedTry[], opened?: string): SQL {
  const column = (values: (string | undefined)[]) => sql`${sql.param(values)}::text[]`
  const ofDay = tries.filter((tried) => tried.dayFailures !== null)
  return sql`forgotten as (
      delete from login_attempt using unnest(${column(tries.map((tried) => tried.account))},
        ${column(tries.map((tried) => tried.source))}) as mine (account, source)
      where site_id = ${ctx.site.id} and login_attempt.account = mine.account and network = mine.source
        and mine.account = ${opened ?? null}::text
    ), taken_back as (
      update login_attempt set failures = greatest(failures - 1, 0)
      from unnest(${column(tries.map((tried) => tried.account))}, ${column(tries.map((tried) => tried.source))})
        as mine (account, source)
      where site_id = ${ctx.site.id} and login_attempt.account = mine.account and network = mine.source
        and mine.account is distinct from ${opened ?? null}::text
    ), taken_from_day as (
      update login_day set failures = greatest(failures - 1, 0)
      where site_id = ${ctx.site.id} and account = any (${column(ofDay.map((tried) => tried.account))})
    )`
}
