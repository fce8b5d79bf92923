import { required } from '#common/required.ts'
import type { Random } from '../random.ts'
import { atLeastFound, commonSearches } from './common-searches.ts'
import { places } from './places.ts'
import { pickAge, type Seat, youngest } from './seat.ts'

/** Some of those planned already turn out to look for the other gender, or fictional. */
const expectedShare = 0.85
const spare = 3
/** Nobody is added who is older, though the search would find them. */
const oldest = 77

/** Seats for each country in which a common search would find too few of the `planned` ones. */
export function planMissingSeats(random: Random, planned: readonly Seat[]): Seat[] {
  const byCountry = Map.groupBy(places, (place) => place.country)
  return commonSearches.flatMap(({ niche, sought, ages: [min, max] }) =>
    [...byCountry].flatMap(([country, local]) => {
      const found = planned.filter(
        (seat) =>
          seat.niche === niche &&
          seat.place.country === country &&
          seat.gender === sought &&
          seat.age >= min &&
          seat.age <= max,
      ).length
      const missing = atLeastFound(niche) + spare - Math.floor(found * expectedShare)
      return Array.from({ length: Math.max(0, missing) }, (_, number): Seat => {
        const age = pickAge(random, [Math.max(min, youngest), Math.min(max, oldest)])
        const place = required(local[number % local.length])
        const settled = niche === 1 ? { sexuality: 'hetero' as const } : {}
        return { niche, place, gender: sought, age, ...settled }
      })
    }),
  )
}
