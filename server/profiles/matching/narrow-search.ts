import { limits } from '#common/limits.ts'
import { ageOn } from '#common/profiles/age-on.ts'
import type { FinderAnswers } from '#common/wire/match-finder.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import type { Search } from '../search/fill-search.ts'

/** Under so many kilometres: the member's town, and what lies around it. */
const kmOf = { town: 25, region: 100, any: null }
/** How far ages go that are close to the member's own, and those that are older or younger. */
const closeAges = 5
const furtherAges = 18

/** The member's search, narrowed by where and how old people are to be. */
export function narrowSearch(ctx: MemberCtx, search: Search, { near, age }: FinderAnswers): Search {
  const distance = near && search.from !== null ? kmOf[near] : search.distance
  return { ...search, distance, ...agesOf(ctx, search, age) }
}

/** Decides the ages. A niche that looks for people of some age says more than the answer. */
function agesOf({ actor, now }: MemberCtx, search: Search, age: FinderAnswers['age']) {
  if (age === undefined || age === 'any' || !actor.seeker) return {}
  const own = ageOn(actor.seeker.birthDate, now())
  const from = age === 'older' ? own : own - (age === 'close' ? closeAges : furtherAges)
  const to = age === 'younger' ? own : own + (age === 'close' ? closeAges : furtherAges)
  const minAge = Math.max(search.minAge, from)
  const maxAge = Math.min(limits.maxAge, Math.max(to, search.minAge))
  return minAge > maxAge ? {} : { minAge, maxAge }
}
