import type { Gender, Sexuality } from '#common/profiles/profile-fields.ts'
import type { NicheId } from '#common/sites/niches.ts'
import { type DemoPerson, isCompatible } from './demo-person.ts'
import type { Ages } from './seat.ts'

export type CommonSearch = {
  niche: NicheId
  seeker: { gender: Gender; sexuality: Sexuality }
  sought: Gender
  ages: Ages
}

/** A visitor's search goes up to 60, that of a member of 34 up to 52: who is in this range is found by both. */
const anyone: Ages = [24, 52]
const womenSeekMen = { gender: 'female', sexuality: 'hetero' } as const
const menSeekWomen = { gender: 'male', sexuality: 'hetero' } as const

const both = (niche: NicheId, women: Ages, men: Ages): CommonSearch[] => [
  { niche, seeker: menSeekWomen, sought: 'female', ages: women },
  { niche, seeker: womenSeekMen, sought: 'male', ages: men },
]

/**
 * What most members of each site look for, as the default search has it: women from the brand's age on, and there
 * men of 18 years around a woman of that age.
 */
export const commonSearches: CommonSearch[] = [
  ...both(1, anyone, anyone),
  { niche: 2, seeker: { gender: 'female', sexuality: 'lesbian' }, sought: 'female', ages: anyone },
  ...both(3, anyone, anyone),
  ...both(4, anyone, anyone),
  ...both(5, [55, 99], [42, 78]),
  ...both(6, [35, 99], [27, 63]),
  { niche: 7, seeker: { gender: 'male', sexuality: 'gay' }, sought: 'male', ages: anyone },
]

/** How many people each of them finds in every country of the demo. */
export const atLeastFound = (niche: NicheId): number => (niche === 1 ? 40 : 12)

/**
 * Those of the country whom the search finds and who look for the seeker's gender; fictional profiles not counted.
 * @internal For the test.
 */
export function countFound(
  people: readonly DemoPerson[],
  { niche, seeker, sought, ages: [min, max] }: CommonSearch,
  country: string,
): number {
  return people.filter(
    (person) =>
      person.niche === niche &&
      person.country === country &&
      person.gender === sought &&
      person.age >= min &&
      person.age <= max &&
      !person.is_fictional &&
      isCompatible({ niche, ...seeker }, person),
  ).length
}
