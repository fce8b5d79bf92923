import type { Sexuality } from '#common/profiles/profile-fields.ts'
import type { Random } from '../random.ts'
import type { CommonSearch } from './common-searches.ts'
import type { DemoPerson } from './demo-person.ts'
import { firstPage, isShown, mainPlaces, newcomerSearches } from './newcomer-searches.ts'
import { pickAge, type Seat, youngest } from './seat.ts'

/** Some turn out to be fictional. */
const spare = 3
/** Nobody is added who is older, though the search would find them. */
const oldest = 77

/**
 * Seats for whom a newcomer of any gender and orientation would miss on the first page, in the country of each language's
 * largest town. Those who look for both are counted for both, and so the searches within a gender come first.
 */
export function planNewcomerSeats(random: Random, planned: readonly DemoPerson[]): Seat[] {
  const byCountry = Map.groupBy(planned, ({ country }) => country)
  return mainPlaces.flatMap((place) => {
    const seats: Required<Seat>[] = []
    const local = (byCountry.get(place.country) ?? []).filter((person) => !person.is_fictional)
    for (const search of newcomerSearches) {
      const found = [...local, ...seats].filter((one) => isShown(search, one)).length
      for (let missing = firstPage + spare - found; missing > 0; missing--)
        seats.push({
          niche: search.niche,
          place,
          gender: search.sought,
          age: pickAge(random, [Math.max(search.ages[0], youngest), Math.min(search.ages[1], oldest)]),
          sexuality: chooseSexuality(random, search),
        })
    }
    return seats
  })
}

function chooseSexuality(random: Random, { niche, seeker, sought }: CommonSearch): Sexuality {
  if (niche === 2 && seeker.gender === 'male') return 'bi'
  if (sought !== seeker.gender) return random.chance(0.15) ? 'bi' : 'hetero'
  return random.chance(0.55) ? 'bi' : sought === 'male' ? 'gay' : 'lesbian'
}
