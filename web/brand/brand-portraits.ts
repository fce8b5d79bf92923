import type { NicheName } from '#common/sites/niches.ts'
import { publicAddress } from '#common/sites/public-address.ts'
import { chosenPeople } from './chosen-people.ts'

const files = import.meta.glob<string>('./portraits/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The four people in a brand's windows, as addresses of pictures at the site's cdn_prefix. */
export function brandPortraits(niche: NicheName, cdnPrefix = ''): string[] {
  return chosenPeople[niche].map((name) => publicAddress(files[`./portraits/${name}.webp`] ?? '', cdnPrefix))
}
