import type { ProfileCard } from '#common/profiles.ts'
import { countryName } from './country-name.ts'

/** Where someone lives, as closely as it is known: town, else region, else country. */
export function placeOf(locale: string, member: Pick<ProfileCard, 'city' | 'region' | 'country'>): string {
  return member.city ?? member.region ?? countryName(locale, member.country)
}
