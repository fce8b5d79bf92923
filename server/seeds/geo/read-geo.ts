import { cityKeys } from './city-keys.ts'
import { readTable } from './read-table.ts'

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

const countryOf = (regionId: string) => regionId.slice(0, 2)

/** A spelling of a town's name, and the folded forms by which it is found. */
export type GeoCityName = { cityId: number; name: string; key: string }

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
