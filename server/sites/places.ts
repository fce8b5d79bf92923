import { asc } from 'drizzle-orm'
import type { Places } from '#common/sites.ts'
import type { Db } from '../platform/db/db.ts'
import { cities, regions } from './tables.ts'

/** Reads all of them once: they come with the program, and every card names two. */
export async function loadPlaces(db: Db): Promise<Places> {
  const regionRows = await db.select().from(regions).orderBy(asc(regions.sort))
  const cityRows = await db.select({ id: cities.id, name: cities.name }).from(cities)
  const regionNames = new Map(regionRows.map(({ id, name }) => [id, name]))
  const cityNames = new Map(cityRows.map(({ id, name }) => [id, name]))
  const all = regionRows.map(({ id, country, name }) => ({ id, country, name }))
  const lists = Map.groupBy(all, (region) => region.country)
  return {
    regionsOf: (country) => (country === undefined ? all : (lists.get(country) ?? [])),
    region: (id) => (id === null ? null : (regionNames.get(id) ?? null)),
    city: (id) => (id === null ? null : (cityNames.get(id) ?? null)),
  }
}
