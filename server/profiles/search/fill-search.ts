import type { SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { limits } from '#common/limits.ts'
import { ageOn } from '#common/profiles/age-on.ts'
import type { Gender, Interest } from '#common/profiles/profile-fields.ts'
import type { SearchResult, searchSchema } from '#common/wire/profiles.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { invalidField } from '#server/platform/errors.ts'
import { findSeeker } from '../queries.ts'
import { defaultSearch, type Sought } from './default-search.ts'
import { isRegionOf } from './offered-search.ts'

export type Search = {
  gender: Sought
  country: string
  region: string | null
  minAge: number
  maxAge: number
  /** Only people under so many kilometres from the member's town. */
  distance: number | null
  interests: Interest[]
  verified: boolean
  online: boolean
  photo: boolean
  sort: 'near' | 'active' | 'newest'
  /** Only those whose orientation lets them look for this gender; null for all. */
  fittingFor: Gender | null
  /** The member's town. */
  from: number | null
  /** Who is shown already. */
  except?: string[]
  /** A select of the ids of others who are not shown, as those whom the member has liked. */
  without?: SQL
  /** Only who has joined since, as a mail of new people asks. */
  joinedAfter?: string
}

type Query = Omit<z.output<typeof searchSchema>, 'cursor'>

/** The search to run: what is asked for, and the member's own default search for the rest. */
export async function fillSearch(ctx: Ctx, query: Query): Promise<Search> {
  const { actor } = ctx
  const own = actor.kind === 'member' ? (actor.seeker ?? (await findSeeker(ctx, actor.memberId))) : undefined
  const seeker = own ? { ...own, age: ageOn(own.birthDate, ctx.now()) } : null
  const usual = defaultSearch(ctx.site, seeker, ctx.selectedCountry)
  if (query.country && !ctx.site.settings.countries.includes(query.country))
    throw invalidField('country', 'invalid_country')
  const country = query.country ?? usual.country
  const from = seeker?.cityId ?? null
  return {
    gender: query.gender ?? usual.gender,
    country,
    region: query.countryregion ? checkRegion(ctx, country, query.countryregion) : null,
    ...fillAges(query, usual),
    ...fillFilters(query, new Set(ctx.site.settings.search_fields), from),
    fittingFor: query.orientation === 'any' ? null : (seeker?.gender ?? null),
    from,
  }
}

/** What a site does not offer is not filtered by, whatever the address says. */
function fillFilters(query: Query, offered: Set<string>, from: number | null) {
  const sort = offered.has('sort') ? query.sort : undefined
  const usualSort = from === null ? 'active' : 'near'
  return {
    distance: offered.has('distance') && from !== null ? (query.distance ?? null) : null,
    interests: offered.has('interests') ? (query.interests ?? []) : [],
    verified: query.verified === 'true',
    online: offered.has('online') && query.online === 'true',
    photo: offered.has('photo') && query.photo === 'true',
    sort: from === null && sort === 'near' ? usualSort : (sort ?? usualSort),
  } satisfies Partial<Search>
}

/** One bound alone opens the other where the usual one would contradict it. */
function fillAges(query: Query, usual: { minAge: number; maxAge: number }) {
  const { min_age, max_age } = query
  if (min_age !== undefined && max_age !== undefined && min_age > max_age)
    throw invalidField('max_age', 'invalid_age_range')
  const minAge = min_age ?? (max_age !== undefined && max_age < usual.minAge ? limits.minAge : usual.minAge)
  const maxAge = max_age ?? (min_age !== undefined && min_age > usual.maxAge ? limits.maxAge : usual.maxAge)
  return { minAge, maxAge }
}

function checkRegion({ places }: Ctx, country: string, region: string): string {
  if (!isRegionOf(places, country, region)) throw invalidField('countryregion', 'invalid_region')
  return region
}

/** The search as the answer says it. */
export function presentSearch({ places }: Pick<Ctx, 'places'>, search: Search): SearchResult['search'] {
  return {
    gender: search.gender,
    country: search.country,
    countryregion: search.region,
    min_age: search.minAge,
    max_age: search.maxAge,
    distance: search.distance,
    interests: search.interests,
    verified: search.verified,
    online: search.online,
    photo: search.photo,
    orientation: search.fittingFor === null ? 'any' : 'fitting',
    sort: search.sort,
    town: places.city(search.from),
  }
}
