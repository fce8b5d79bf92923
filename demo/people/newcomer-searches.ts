import { required } from '#common/required.ts'
import type { NicheId } from '#common/sites/niches.ts'
import { type CommonSearch, commonSearches } from './common-searches.ts'
import { opensTo } from './demo-person.ts'
import { type Place, places } from './places.ts'
import type { Seat } from './seat.ts'

/** A page of the search. */
export const firstPage = 24

/** Where each language has most of its people: its first country. */
export const mainPlaces: Place[] = [...Map.groupBy(places, ({ language }) => language).values()].map((list) =>
  required(list[0]),
)

/** Men who look for men and women who look for women, beside the common searches of both. */
const among = ({ niche, sought, ages }: CommonSearch): CommonSearch => ({
  niche,
  seeker: { gender: sought, sexuality: sought === 'male' ? 'gay' : 'lesbian' },
  sought,
  ages,
})

/**
 * What a newcomer of any gender and orientation looks for first on each site. Who looks for both is shown the other
 * gender; on the site for women everybody is shown women, and on that for gay people everybody their own gender.
 */
export const newcomerSearches: CommonSearch[] = [
  ...commonSearches.filter(({ seeker }) => seeker.sexuality === 'hetero').map(among),
  ...commonSearches,
  { niche: 2, seeker: { gender: 'male', sexuality: 'hetero' }, sought: 'female', ages: [24, 52] },
  { niche: 7, seeker: { gender: 'female', sexuality: 'lesbian' }, sought: 'female', ages: [24, 52] },
]

/** The sites for older women show each other's members. */
const sharedWith = (niche: NicheId): NicheId[] => (niche === 5 || niche === 6 ? [5, 6] : [niche])

/** Whether a search shows somebody: the age, and that they look for the seeker's gender. */
export function isShown(
  { niche, seeker, sought, ages: [min, max] }: CommonSearch,
  seat: Required<Omit<Seat, 'place'>>,
): boolean {
  return (
    sharedWith(niche).includes(seat.niche) &&
    seat.gender === sought &&
    seat.age >= min &&
    seat.age <= max &&
    opensTo(seat, seeker.gender)
  )
}
