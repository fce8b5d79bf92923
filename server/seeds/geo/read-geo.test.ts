import { expect, test } from 'vitest'
import { countries, regionTermOf } from '#common/sites/countries.ts'
import { readGeo } from './read-geo.ts'

const { regions, cities } = readGeo()

type Expected = { regions: number; towns: number; box: [number, number, number, number] }

/** Per country: its regions, the fewest towns, and the south, west, north and east of a rough box around it. */
const expected: Record<string, Expected> = {
  AT: { regions: 9, towns: 100, box: [46.3, 9.5, 49.1, 17.2] },
  AU: { regions: 8, towns: 150, box: [-43.8, 113, -10, 154] },
  BE: { regions: 11, towns: 150, box: [49.4, 2.5, 51.6, 6.5] },
  CA: { regions: 13, towns: 200, box: [41.6, -141, 83, -52] },
  CH: { regions: 26, towns: 150, box: [45.8, 5.9, 47.9, 10.5] },
  DE: { regions: 16, towns: 400, box: [47.2, 5.8, 55.1, 15.1] },
  DK: { regions: 5, towns: 100, box: [54.5, 8, 57.8, 15.2] },
  ES: { regions: 19, towns: 300, box: [27.6, -18.2, 43.8, 4.4] },
  FI: { regions: 19, towns: 100, box: [59.7, 19.5, 70.1, 31.6] },
  FR: { regions: 13, towns: 350, box: [41.3, -5.2, 51.1, 9.6] },
  GB: { regions: 93, towns: 400, box: [49.8, -8.2, 60.9, 1.8] },
  IE: { regions: 26, towns: 100, box: [51.4, -10.6, 55.4, -5.9] },
  IT: { regions: 20, towns: 300, box: [35.4, 6.6, 47.1, 18.6] },
  LU: { regions: 12, towns: 60, box: [49.4, 5.7, 50.2, 6.6] },
  MX: { regions: 32, towns: 200, box: [14.5, -117.2, 32.8, -86.7] },
  NL: { regions: 12, towns: 200, box: [50.7, 3.3, 53.6, 7.3] },
  NO: { regions: 15, towns: 100, box: [57.9, 4.5, 71.2, 31.2] },
  PL: { regions: 16, towns: 250, box: [49, 14.1, 54.9, 24.2] },
  SE: { regions: 21, towns: 150, box: [55.3, 10.9, 69.1, 24.2] },
  US: { regions: 51, towns: 500, box: [18.9, -179.2, 71.5, -66.9] },
}

test('every country we serve is covered, and no other', () => {
  const served = countries.map((country) => country.code).toSorted()
  expect(Object.keys(expected)).toEqual(served)
  expect([...new Set(regions.map((region) => region.country))].toSorted()).toEqual(served)
  expect([...new Set(cities.map((city) => city.country))].toSorted()).toEqual(served)
})

test.each(Object.entries(expected))('%s has its regions and enough towns inside it', (country, wanted) => {
  const own = cities.filter((city) => city.country === country)
  const [south, west, north, east] = wanted.box
  expect(regions.filter((region) => region.country === country)).toHaveLength(wanted.regions)
  expect(own.length).toBeGreaterThanOrEqual(wanted.towns)
  expect(own.length).toBeLessThanOrEqual(600)
  expect(own.filter(({ lat, lon }) => !(lat >= south && lat <= north && lon >= west && lon <= east))).toEqual(
    [],
  )
})

test('ids are unique and every town is in a known region of its country', () => {
  const ids = new Set(regions.map((region) => region.id))
  expect(ids.size).toBe(regions.length)
  expect(new Set(cities.map((city) => city.id)).size).toBe(cities.length)
  expect(new Set(cities.map((city) => `${city.region_id} ${city.name}`)).size).toBe(cities.length)
  expect(cities.filter((city) => !ids.has(city.region_id))).toEqual([])
  expect([...ids].filter((id) => !/^[A-Z]{2}-([A-Z0-9]{1,3}|[A-Z]{4})$/.test(id))).toEqual([])
})

test('every region has a town', () => {
  const peopled = new Set(cities.map((city) => city.region_id))
  expect(regions.filter((region) => !peopled.has(region.id))).toEqual([])
})

test('every town has a name, a whole GeoNames id and people', () => {
  const wrong = cities.filter(
    ({ id, name, population }) => name !== name.trim() || name === '' || id % 1 !== 0 || !(population > 0),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['Wien', 'AT-9'],
  ['Canberra', 'AU-ACT'],
  ['Brussel / Bruxelles', 'BE-BRU'],
  ['Ottawa', 'CA-ON'],
  ['Bern', 'CH-BE'],
  ['Berlin', 'DE-BE'],
  ['København', 'DK-84'],
  ['Madrid', 'ES-MD'],
  ['Helsinki', 'FI-18'],
  ['Mariehamn', 'FI-01'],
  ['Paris', 'FR-IDF'],
  ['London', 'GB-LOND'],
  ['Edinburgh', 'GB-EDH'],
  ['Cardiff', 'GB-SGLA'],
  ['Belfast', 'GB-ANTR'],
  ['Omagh', 'GB-TYRO'],
  ['Dublin', 'IE-D'],
  ['Roma', 'IT-62'],
  ['Luxembourg', 'LU-LU'],
  ['Ciudad de México', 'MX-CMX'],
  ['Amsterdam', 'NL-NH'],
  ['Utrecht', 'NL-UT'],
  ['Oslo', 'NO-03'],
  ['Tromsø', 'NO-55'],
  ['Warszawa', 'PL-14'],
  ['Stockholm', 'SE-AB'],
  ['Washington', 'US-DC'],
])('%s is in %s', (name, region) => {
  expect(cities.filter((city) => city.name === name && city.region_id === region)).toHaveLength(1)
})

test('regions are numbered in the order of their own alphabet', () => {
  const swedish = regions.filter((region) => region.country === 'SE').toSorted((a, b) => a.sort - b.sort)
  expect(swedish.map((region) => region.sort)).toEqual(swedish.map((_, index) => index + 1))
  expect(swedish.at(-1)?.name).toBe('Östergötland')
})

test('a country has its own word for region', () => {
  expect(regionTermOf('PL')).toBe('voivodeship')
  expect(regionTermOf('CH')).toBe('canton')
  expect(regionTermOf('XX')).toBe('region')
})
