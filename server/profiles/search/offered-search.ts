import type { Ctx } from '#server/kernel/context.ts'

/**
 * A kept search as the site can still run it: an operator may have taken its country away, or its region may be of
 * another country than the one that the member lives in by now. `usual` is the country of a search that names none.
 */
export function offeredSearch(
  { site, places }: Pick<Ctx, 'site' | 'places'>,
  { country, countryregion, ...others }: Record<string, string>,
  usual: string,
): Record<string, string> {
  if (country !== undefined && !site.settings.countries.includes(country)) return others
  const kept = country === undefined ? others : { ...others, country }
  if (countryregion === undefined || !isRegionOf(places, country ?? usual, countryregion)) return kept
  return { ...kept, countryregion }
}

export function isRegionOf({ regionsOf }: Ctx['places'], country: string, region: string): boolean {
  return regionsOf(country).some(({ id }) => id === region)
}
