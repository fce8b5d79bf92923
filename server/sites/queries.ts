import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import { cities, companies, regions } from './tables.ts'

export async function findCompany(ctx: Ctx) {
  const [company] = await ctx.db.select().from(companies).where(eq(companies.id, ctx.site.companyId))
  return company!
}

export async function regionsOf(ctx: Ctx, country: string) {
  return ctx.db
    .select({ id: regions.id, name: regions.name })
    .from(regions)
    .where(eq(regions.country, country))
    .orderBy(asc(regions.sort))
}

export async function citiesOf(ctx: Ctx, regionId: string) {
  return ctx.db
    .select({ id: cities.id, name: cities.name, regionId: cities.regionId })
    .from(cities)
    .where(eq(cities.regionId, regionId))
    .orderBy(asc(cities.name))
}

/** The town, or undefined when there is none of that id. */
export async function findCity(ctx: Ctx, id: number) {
  const [city] = await ctx.db.select().from(cities).where(eq(cities.id, id))
  return city
}
