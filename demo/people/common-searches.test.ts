import { expect, it } from 'vitest'
import { niches } from '#common/sites/niches.ts'
import { atLeastFound, commonSearches, countFound } from './common-searches.ts'
import { places } from './places.ts'
import { planPeople } from './plan-people.ts'

/** So many fill every common search. */
const people = planPeople(2026, 5_200)
const countries = [...new Set(places.map((place) => place.country))]

it.each(commonSearches)(
  'finds people in every country: site $niche, $seeker.gender seeks $sought',
  (search) => {
    for (const country of countries) {
      const found = countFound(people, search, country)
      expect(found, `${niches[search.niche]} ${country}`).toBeGreaterThanOrEqual(atLeastFound(search.niche))
    }
  },
)
