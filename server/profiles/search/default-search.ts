import { limits } from '#common/limits.ts'
import type { Gender, Sexuality } from '#common/profiles/profile-fields.ts'
import { type NicheName, niches } from '#common/sites/niches.ts'
import { selectedCountry } from '#common/sites/selected-country.ts'
import type { Site } from '#common/wire/sites.ts'

export type Seeker = {
  gender: Gender | null
  sexuality: Sexuality | null
  age: number
  country: string | null
}

/** Whom a search is for. */
export type Sought = Gender | 'everyone'

export type DefaultSearch = { gender: Sought; country: string; minAge: number; maxAge: number }

/** How many years older or younger than oneself the first search reaches. */
const yearsAround = 18
const visitorAges = { minAge: 24, maxAge: 60 }
const womenFrom: Partial<Record<NicheName, number>> = { milf: 35, gilf: 55 }

/** Whom a member looks for until the search says otherwise; `seeker` is null for a visitor. */
export function defaultSearch(
  site: Pick<Site, 'niche' | 'settings'>,
  seeker: Seeker | null,
  visitorCountry = selectedCountry(site),
): DefaultSearch {
  const niche = niches[site.niche]
  const gender = soughtGender(niche, seeker)
  const country = seeker?.country ?? visitorCountry
  return { gender, country, ...soughtAges(niche, gender, seeker, site.settings.min_age) }
}

function soughtGender(niche: NicheName, seeker: Seeker | null): Sought {
  if (niche === 'women') return 'female'
  if (niche === 'gay') return seeker?.gender ?? 'male'
  if (!seeker?.gender) return 'female'
  if (seeker.sexuality === 'gay' || seeker.sexuality === 'lesbian') return seeker.gender
  const aboutWomen = seeker.gender === 'male' && womenFrom[niche] !== undefined
  if (seeker.sexuality === 'bi' && !aboutWomen) return 'everyone'
  return seeker.gender === 'male' ? 'female' : 'male'
}

function soughtAges(niche: NicheName, gender: Sought, seeker: Seeker | null, youngest: number) {
  const from = gender === 'female' ? womenFrom[niche] : undefined
  if (from) return { minAge: from, maxAge: limits.maxAge }
  if (!seeker) return { ...visitorAges, minAge: Math.max(visitorAges.minAge, youngest) }
  const age = Math.min(seeker.age, limits.maxAge)
  return {
    minAge: Math.max(youngest, age - yearsAround),
    maxAge: Math.min(limits.maxAge, age + yearsAround),
  }
}
