import { type SQL, sql } from 'drizzle-orm'
import { type Gender, genders, type Interest, interests as known } from '#common/profile-fields.ts'
import type { Ctx } from '../ctx/context.ts'
import { onlineMs } from './coarse-steps.ts'
import type { Search } from './fill-search.ts'
import { onlineShown } from './relation/both-show.ts'
import { listedTo } from './relation/listed-to.ts'

/**
 * After every member's: the elder bound of the age is a row, since two bounds whose values are not known yet look like
 * a narrow range to PostgreSQL, and it would go on planning each search anew.
 */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export function gendersOf({ gender }: Pick<Search, 'gender'>): Gender[] {
  return gender === 'everyone' ? [...genders] : [gender]
}

/** Whom of one gender a search finds, from what its indexes hold; but for the place. */
export function matching(ctx: Ctx, search: Search, gender: Gender): SQL {
  const now = ctx.now()
  return sql`${listedTo(ctx)} and profile.gender = ${gender} ${fitting(search, gender)} ${filtered(ctx, search)}
    and profile.birth_date <= ${bornBy(search.minAge, now)}::date
    and (profile.birth_date, profile.member_id) > (${bornBy(search.maxAge + 1, now)}::date, ${lastId}::uuid)`
}

/** The other side of an orientation; who has not said theirs is not left out. */
function fitting({ fittingFor }: Search, gender: Gender): SQL {
  if (fittingFor === null) return sql``
  if (fittingFor === gender) return sql`and profile.sexuality is distinct from 'hetero'`
  return sql`and profile.sexuality is distinct from 'gay' and profile.sexuality is distinct from 'lesbian'`
}

/** Whether a search has filters of which there are too many combinations to keep a plan for each. */
export function asksForMore({ verified, online, photo, interests, joinedAfter }: Search): boolean {
  return joinedAfter !== undefined || verified || online || photo || interests.length > 0
}

function filtered(ctx: Ctx, search: Search): SQL {
  const { verified, online, photo, interests, except = [], without, joinedAfter } = search
  const since = new Date(ctx.now().getTime() - onlineMs).toISOString()
  const conditions = [
    except.length > 0 && sql`and profile.member_id <> all(${sql.param(except)}::uuid[])`,
    // Read once and looked up by hash.
    without !== undefined && sql`and profile.member_id not in (${without})`,
    joinedAfter !== undefined && sql`and profile.created_at > ${joinedAfter}::timestamptz`,
    verified && sql`and profile.verified`,
    interests.length > 0 && sql`and profile.interest_bits & ${bitsOf(interests)}::bigint <> 0`,
    online &&
      sql`and profile.last_active_at >= ${since}::timestamptz and not profile.is_fictional and ${onlineShown(ctx)}`,
    photo && sql`and profile.has_photo`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` `,
  )
}

/** As the generated column has them, each by its place in the list. */
function bitsOf(interests: Interest[]): string {
  return interests.reduce((bits, each) => bits | (1n << BigInt(known.indexOf(each))), 0n).toString()
}

/** The latest birth date (YYYY-MM-DD) of those who are at least `age` years old on the day of `now` in UTC. */
export function bornBy(age: number, now: Date): string {
  const today = now.toISOString()
  const year = Number(today.slice(0, 4)) - age
  const day = today.slice(5, 10)
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}-${day === '02-29' && !leap ? '02-28' : day}`
}
