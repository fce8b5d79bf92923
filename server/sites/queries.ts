import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../kernel/context.ts'
import { one } from '../platform/db/one.ts'
import { perSite } from './per-site.ts'
import { cities, companies } from './tables.ts'

/** The company that operates the site. */
export const findCompany = perSite(async (ctx) => {
  return one(await ctx.db.select().from(companies).where(eq(companies.id, ctx.site.companyId)))
})

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
