import type { NicheName } from '#common/sites/niches.ts'
import { publicAddress } from '#common/sites/public-address.ts'
import { chosenPeople } from './chosen-people.ts'

const files = import.meta.glob<string>('./large-portraits/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The people of brandPortraits twice as large, for landers. */
export function largePortraits(niche: NicheName, cdnPrefix = ''): string[] {
  return chosenPeople[niche].map((name) =>
    publicAddress(files[`./large-portraits/${name}.webp`] ?? '', cdnPrefix),
  )
}
