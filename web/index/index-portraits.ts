import type { NicheName } from '#common/niches.ts'
import { chosenPeople } from './chosen-people.ts'

const files = import.meta.glob<string>('./portraits/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The four people in a brand's windows, as addresses of pictures. */
export function indexPortraits(niche: NicheName): string[] {
  return chosenPeople[niche].map((name) => files[`./portraits/${name}.webp`]!)
}
