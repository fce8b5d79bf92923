import { expect, it } from 'vitest'
import { niches } from '#common/sites/niches.ts'
import { readConfig } from '#server/platform/config.ts'
import { firstPage, isShown, mainPlaces, newcomerSearches } from './newcomer-searches.ts'
import { planPeople } from './plan-people.ts'

const people = planPeople(2026, readConfig({}).demoMembers)

it.each(newcomerSearches)(
  'fills the first page at home: site $niche, $seeker.gender ($seeker.sexuality) seeks $sought',
  (search) => {
    for (const { country } of mainPlaces) {
      const found = people.filter((person) => person.country === country && isShown(search, person)).length
      expect(found, `${niches[search.niche]} ${country}`).toBeGreaterThanOrEqual(firstPage)
    }
  },
)
