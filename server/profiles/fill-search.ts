import type { z } from 'zod'
import { ageOn } from '#common/age-on.ts'
import { limits } from '#common/limits.ts'
import type { Gender } from '#common/profile-fields.ts'
import type { searchSchema } from '#common/profiles.ts'
import type { Ctx } from '../ctx/context.ts'
import { invalidField } from '../platform/errors.ts'
import { defaultSearch } from './default-search.ts'
import { findSeeker } from './queries.ts'

export type Search = {
  gender: Gender
  country: string
  region: string | null
  minAge: number
  maxAge: number
  verified: boolean
}

type Query = z.output<typeof searchSchema>

/** The search to run: what is asked for, and the member's own default search for the rest. */
export async function fillSearch(ctx: Ctx, query: Query): Promise<Search> {
  const { actor } = ctx
  const own = actor.kind === 'member' ? (actor.seeker ?? (await findSeeker(ctx, actor.memberId))) : undefined
  const seeker = own ? { ...own, age: ageOn(own.birthDate, ctx.now()) } : null
  const usual = defaultSearch(ctx.site, seeker, ctx.selectedCountry)
  if (query.country && !ctx.site.settings.countries.includes(query.country))
    throw invalidField('country', 'invalid_country')
  const country = query.country ?? usual.country
  return {
    gender: query.gender ?? usual.gender,
    country,
    region: query.countryregion ? checkRegion(ctx, country, query.countryregion) : null,
    verified: query.verified === 'true',
    ...fillAges(query, usual),
  }
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
  if (!places.regionsOf(country).some((each) => each.id === region))
    throw invalidField('countryregion', 'invalid_region')
  return region
}
