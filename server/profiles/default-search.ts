import { limits } from '#common/limits.ts'
import { chooseLocale, type Locale } from '#common/locales.ts'
import { type NicheName, niches } from '#common/niches.ts'
import type { Gender, Sexuality } from '#common/profile-fields.ts'
import { required } from '#common/required.ts'
import type { Site } from '#common/sites.ts'

export type Seeker = {
  gender: Gender | null
  sexuality: Sexuality | null
  age: number
  country: string | null
}

export type DefaultSearch = { gender: Gender; country: string; minAge: number; maxAge: number }

/** How many years older or younger than oneself the first search reaches. */
const yearsAround = 18
const visitorAges = { minAge: 24, maxAge: 60 }
const womenFrom: Partial<Record<NicheName, number>> = { milf: 35, gilf: 55 }

const homeOf: Record<Locale, string> = {
  en: 'GB',
  da: 'DK',
  de: 'DE',
  es: 'ES',
  fi: 'FI',
  fr: 'FR',
  it: 'IT',
  nb: 'NO',
  nl: 'NL',
  pl: 'PL',
  sv: 'SE',
}

/** Whom a member looks for until the search says otherwise; `seeker` is null for a visitor. */
export function defaultSearch(site: Pick<Site, 'niche' | 'settings'>, seeker: Seeker | null): DefaultSearch {
  const niche = niches[site.niche]
  const gender = soughtGender(niche, seeker)
  const country = seeker?.country ?? siteCountry(site)
  return { gender, country, ...soughtAges(niche, gender, seeker, site.settings.min_age) }
}

function soughtGender(niche: NicheName, seeker: Seeker | null): Gender {
  if (niche === 'women') return 'female'
  if (niche === 'gay') return seeker?.gender ?? 'male'
  if (!seeker?.gender) return 'female'
  if (seeker.sexuality === 'gay' || seeker.sexuality === 'lesbian') return seeker.gender
  return seeker.gender === 'male' ? 'female' : 'male'
}

function soughtAges(niche: NicheName, gender: Gender, seeker: Seeker | null, youngest: number) {
  const from = gender === 'female' ? womenFrom[niche] : undefined
  if (from) return { minAge: from, maxAge: limits.maxAge }
  if (!seeker) return { ...visitorAges, minAge: Math.max(visitorAges.minAge, youngest) }
  const age = Math.min(seeker.age, limits.maxAge)
  return {
    minAge: Math.max(youngest, age - yearsAround),
    maxAge: Math.min(limits.maxAge, age + yearsAround),
  }
}

function siteCountry({ settings }: Pick<Site, 'settings'>): string {
  const home = homeOf[chooseLocale(undefined, settings.domain_language)]
  return settings.countries.includes(home) ? home : required(settings.countries[0])
}
