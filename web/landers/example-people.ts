import type { Interest } from '#common/profiles/profile-fields.ts'
import type { NicheName } from '#common/sites/niches.ts'
import { brandPortraits } from '../brand/brand-portraits.ts'
import { largePortraits } from '../brand/large-portraits.ts'
import { useSettings } from '../site/api/site-and-user.tsx'

/** What the drawn people of each brand are called, in the order of their portraits, and how old they are. */
const named: Record<NicheName, [name: string, age: number][]> = {
  general: [
    ['Elena', 36],
    ['Anders', 45],
    ['Ingrid', 61],
    ['Samir', 33],
  ],
  women: [
    ['Fiona', 34],
    ['Leyla', 45],
    ['Astrid', 29],
    ['Judith', 57],
  ],
  bdsm: [
    ['Vera', 38],
    ['Marco', 47],
    ['Ruth', 52],
    ['Tobias', 35],
  ],
  bbw: [
    ['Carmen', 35],
    ['Britta', 48],
    ['Amina', 31],
    ['Rosalie', 58],
  ],
  gilf: [
    ['Marianne', 64],
    ['Gerda', 70],
    ['Sylvia', 58],
    ['Henrik', 67],
  ],
  milf: [
    ['Katrin', 42],
    ['Paula', 49],
    ['Diana', 39],
    ['Helena', 55],
  ],
  gay: [
    ['Jonas', 38],
    ['Kwame', 31],
    ['Pieter', 58],
    ['Ewan', 46],
  ],
}

const likes: Interest[][] = [
  ['cooking', 'theater'],
  ['hiking', 'coffee'],
  ['reading', 'wine'],
  ['music', 'beach'],
]

export type Example = {
  name: string
  age: number
  interests: Interest[]
  /** A picture for windows and rows, and one for a card. */
  small: string
  large: string
}

/**
 * The drawn people of a lander, beginning with the one at `first`, so that not every lander shows the same face first.
 * Nobody of that name is a member; each lander says so.
 */
export function useExamples(niche: NicheName, first = 0): Example[] {
  const cdnPrefix = useSettings()?.cdn_prefix
  const small = brandPortraits(niche, cdnPrefix)
  const large = largePortraits(niche, cdnPrefix)
  const people = named[niche].map(([name, age], place) => ({
    name,
    age,
    interests: likes[place] ?? [],
    small: small[place] ?? '',
    large: large[place] ?? '',
  }))
  return [...people.slice(first), ...people.slice(0, first)]
}
