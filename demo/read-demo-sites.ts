import { desc, eq } from 'drizzle-orm'
import type { NicheId } from '#common/sites/niches.ts'
import { accounts, bundles } from '#server/credits/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import { cities, sites } from '#server/sites/tables.ts'

export type DemoCity = { id: number; regionId: string; name: string; population: number }
export type DemoPlace = {
  site: typeof sites.$inferSelect
  cities: Map<string, DemoCity[]>
  bundles: (typeof bundles.$inferSelect)[]
  houses: Map<string, string>
}

/** For every niche its site, and what writing members there needs: towns, bundles, house accounts. */
export async function readDemoSites(db: Db): Promise<Map<NicheId, DemoPlace>> {
  const siteRows = await db.select().from(sites)
  const cityRows = await db.select().from(cities).orderBy(desc(cities.population), cities.id)
  const bundleRows = await db.select().from(bundles).where(eq(bundles.active, true))
  const houseRows = await db.select().from(accounts)
  const citiesByCountry = Map.groupBy(cityRows, (city) => city.country)
  return new Map(
    siteRows.map((site) => [
      site.niche,
      {
        site,
        cities: citiesByCountry,
        bundles: bundleRows.filter((bundle) => bundle.siteId === site.id),
        houses: new Map(
          houseRows
            .filter((row) => row.companyId === site.companyId)
            .flatMap((row) => (row.house ? [[row.house, row.id]] : [])),
        ),
      },
    ]),
  )
}
