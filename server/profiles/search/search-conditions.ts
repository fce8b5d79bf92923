import { type SQL, sql } from 'drizzle-orm'
import { type Gender, genders, type Interest, interests as known } from '#common/profiles/profile-fields.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import type { BlockedStep } from '../relation/blocks.ts'
import { onlineShown } from '../relation/both-show.ts'
import type { JoinedProfile } from '../relation/joined-member.ts'
import { listedTo } from '../relation/listed-to.ts'
import { onlineMs } from './coarse-steps.ts'
import type { Search } from './fill-search.ts'

/** The profile that is judged, and whom the caller does not meet. */
export type Judged = JoinedProfile & { blocked: BlockedStep }

/**
 * After every member's: the elder bound of the age is a row, since two bounds whose values are not known yet look like
 * a narrow range to PostgreSQL, and it would go on planning each search anew.
 */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export function gendersOf({ gender }: Pick<Search, 'gender'>): Gender[] {
  return gender === 'everyone' ? [...genders] : [gender]
}

/** Whom of one gender a search finds, from what its indexes hold; but for the place. */
export function matching(ctx: Ctx, search: Search, gender: Gender, { profile, blocked }: Judged): SQL {
  const now = ctx.now()
  return fragment`${listedTo(ctx, { profile }, blocked)} and ${profile.gender} = ${gender}
    ${fitting(search, gender, { profile })} ${filtered(ctx, search, { profile })}
    and ${profile.birthDate} <= ${bornBy(search.minAge, now)}::date
    and (${profile.birthDate}, ${profile.memberId}) > (${bornBy(search.maxAge + 1, now)}::date, ${lastId}::uuid)`
}

/** The other side of an orientation; who has not said theirs is not left out. */
function fitting({ fittingFor }: Search, gender: Gender, { profile }: JoinedProfile): SQL {
  if (fittingFor === null) return fragment``
  if (fittingFor === gender) return fragment`and ${profile.sexuality} is distinct from 'hetero'`
  return fragment`and ${profile.sexuality} is distinct from 'gay' and ${profile.sexuality} is distinct from 'lesbian'`
}

/** Whether a search has filters of which there are too many combinations to keep a plan for each. */
export function asksForMore({ verified, online, photo, interests, joinedAfter }: Search): boolean {
  return joinedAfter !== undefined || verified || online || photo || interests.length > 0
}

function filtered(ctx: Ctx, search: Search, { profile }: JoinedProfile): SQL {
  const { verified, online, photo, interests, except = [], without, joinedAfter } = search
  const since = new Date(ctx.now().getTime() - onlineMs).toISOString()
  const conditions = [
    except.length > 0 && fragment`and ${profile.memberId} <> all(${sql.param(except)}::uuid[])`,
    // Read once and looked up by hash.
    without !== undefined && fragment`and ${profile.memberId} not in (${without})`,
    joinedAfter !== undefined && fragment`and ${profile.createdAt} > ${joinedAfter}::timestamptz`,
    verified && fragment`and ${profile.verified}`,
    interests.length > 0 && fragment`and ${profile.interestBits} & ${bitsOf(interests)}::bigint <> 0`,
    online &&
      fragment`and ${profile.lastActiveAt} >= ${since}::timestamptz and not ${profile.isFictional} and ${onlineShown(ctx, { profile })}`,
    photo && fragment`and ${profile.hasPhoto}`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== false),
    fragment` `,
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
