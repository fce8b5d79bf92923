import type { ProfileCard } from '#common/wire/profiles.ts'
import { useCountryName } from '#web/site/texts/country-names.ts'

/** Where someone lives, as closely as it is known: town, else region, else country. */
export function usePlace(member: Pick<ProfileCard, 'city' | 'region' | 'country'>): string {
  const countryName = useCountryName()
  return member.city ?? member.region ?? countryName(member.country)
}
