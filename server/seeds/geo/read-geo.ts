import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoFolder } from '#server/platform/program-files.ts'
import { cityKeys } from './city-keys.ts'

export type GeoRegion = { id: string; country: string; name: string; sort: number }

/** Degrees to two decimals, which is about a kilometre. */
export type GeoCity = {
  id: number
  country: string
  region_id: string
  name: string
  lat: number
  lon: number
  population: number
}

const files = ['regions.tsv', 'cities.tsv', 'city-names.tsv'] as const

const countryOf = (regionId: string) => regionId.slice(0, 2)

/** A spelling of a town's name, and the folded forms by which it is found. */
export type GeoCityName = { cityId: number; name: string; key: string }

/** A hash of all that readGeo reads, so that a database knows whether it has these places already. */
export function hashGeo(): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(geoFolder, file)))
  return hash.digest('hex')
}

/** The regions and towns a member can choose from; `sort` is a region's place in its country's own alphabet. */
export function readGeo(): { regions: GeoRegion[]; cities: GeoCity[]; names: GeoCityName[] } {
  const perCountry = Map.groupBy(readTable<'id' | 'name'>('regions.tsv'), (row) => countryOf(row.id))
  const regions = [...perCountry].flatMap(([country, rows]) => {
    const { compare } = new Intl.Collator(new Intl.Locale('und', { region: country }).maximize().language)
    return rows
      .toSorted((a, b) => compare(a.name, b.name))
      .map(({ id, name }, index) => ({ id, country, name, sort: index + 1 }))
  })
  const rows = readTable<'id' | 'region' | 'name' | 'lat' | 'lon' | 'population'>('cities.tsv')
  const cities = rows.map((row) => ({
    id: Number(row.id),
    country: countryOf(row.region),
    region_id: row.region,
    name: row.name,
    lat: Number(row.lat),
    lon: Number(row.lon),
    population: Number(row.population),
  }))
  return { regions, cities, names: namesOf(cities) }
}

function namesOf(cities: GeoCity[]): GeoCityName[] {
  const elsewhere = new Map(
    readTable<'id' | 'name' | 'elsewhere'>('city-names.tsv').map((row) => [
      Number(row.id),
      row.elsewhere.split('|'),
    ]),
  )
  return cities.flatMap((city) => {
    const found = new Map<string, string>()
    for (const name of [city.name, ...(elsewhere.get(city.id) ?? [])])
      for (const key of cityKeys(name, city.country)) if (!found.has(key)) found.set(key, name)
    return [...found].map(([key, name]) => ({ cityId: city.id, key, name }))
  })
}

/** Reads a tab-separated file beside this one: `#` lines are notes, the first other line names the columns. */
export function readTable<Column extends string>(file: string): Record<Column, string>[] {
  const lines = readFileSync(join(geoFolder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const columns = (lines.shift() ?? '').split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the project, whose first line names the columns
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<
      Column,
      string
    >
  })
}
