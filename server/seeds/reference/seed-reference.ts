import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { accounts, bundles } from '#server/credits/tables.ts'
import { transactionCosts } from '#server/payments/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import { runTransaction } from '#server/platform/db/run-transaction.ts'
import { discountCodes } from '#server/promotions/tables.ts'
import { cities, cityNames, companies, regions, seededData, siteHosts, sites } from '#server/sites/tables.ts'
import { hashGeo, readGeo } from '../geo/read-geo.ts'
import { bundlesOf, transactionCostsOf } from './bundles.ts'
import { demoCompanies } from './companies.ts'
import { demoSites } from './sites.ts'
import { timeBonusOf } from './time-bonus.ts'

const houses = ['sales', 'messages', 'gifts', 'bonus', 'refunds', 'debt', 'held'] as const
const rowsAtOnce = 1_000

/**
 * Countries' places, and where the installation has no site yet, the seven niche sites with their companies, house
 * accounts, bundles and time bonus. What an operator has changed since is left alone.
 */
export async function seedReference(db: Db): Promise<void> {
  await runTransaction(db, async (tx) => {
    await seedPlaces(tx)
    const existing = await tx.select({ id: sites.id }).from(sites).limit(1)
    if (existing.length === 0) await seedSites(tx)
  })
}

/** Thousands of rows, which are offered only where the files differ from those that the database has seen. */
async function seedPlaces(db: Db): Promise<void> {
  const hash = hashGeo()
  const [seen] = await db.select().from(seededData).where(eq(seededData.name, 'places'))
  if (seen?.hash === hash) return
  const geo = readGeo()
  await db.insert(regions).values(geo.regions).onConflictDoNothing()
  const rows = geo.cities.map((city) => ({
    id: city.id,
    country: city.country,
    regionId: city.region_id,
    name: city.name,
    latitude: city.lat,
    longitude: city.lon,
    population: city.population,
  }))
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insert(cities)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoNothing()
  for (let start = 0; start < geo.names.length; start += rowsAtOnce)
    await db
      .insert(cityNames)
      .values(geo.names.slice(start, start + rowsAtOnce))
      .onConflictDoNothing()
  await db
    .insert(seededData)
    .values({ name: 'places', hash })
    .onConflictDoUpdate({ target: seededData.name, set: { hash } })
}

async function seedSites(db: Db): Promise<void> {
  await db.insert(companies).values(demoCompanies)
  await db
    .insert(sites)
    .values(demoSites.map(({ id, companyId, niche, settings }) => ({ id, companyId, niche, settings })))
  await db
    .insert(siteHosts)
    .values(demoSites.flatMap((site) => site.hosts.map((host) => ({ host, siteId: site.id }))))
  await db
    .insert(accounts)
    .values(
      demoCompanies.flatMap((company) =>
        houses.map((house) => ({ id: uuidv7(), companyId: company.id, house })),
      ),
    )
  await db.insert(transactionCosts).values(demoSites.flatMap(transactionCostsOf))
  await db.insert(bundles).values(demoSites.flatMap(bundlesOf).map((bundle) => ({ id: uuidv7(), ...bundle })))
  await db.insert(discountCodes).values(demoSites.map(timeBonusOf))
}
