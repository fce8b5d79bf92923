import { asc } from 'drizzle-orm'
import type { Places, Site } from '#common/wire/sites.ts'
import type { Company, SiteDirectory } from '../kernel/site-directory.ts'
import type { Db } from '../platform/db/db.ts'
import { one } from '../platform/db/one.ts'
import type { Log } from '../platform/observe/log.ts'
import { createSettingsReader } from './settings-reader.ts'
import { cities, companies, regions, siteHosts, sites } from './tables.ts'
import { townRings } from './town-rings.ts'

const reloadMs = 5_000

export async function createSiteDirectory(db: Db, log: Log): Promise<SiteDirectory> {
  let all: Site[] = []
  let companyRows = new Map<number, Company>()
  const readSettings = createSettingsReader(log)

  const reload = async () => {
    const [rows, hosts, companyList] = await Promise.all([
      db.select().from(sites).orderBy(asc(sites.id)),
      db.select().from(siteHosts).orderBy(asc(siteHosts.host)),
      db.select().from(companies),
    ])
    const parsed = rows.flatMap((row) => {
      const settings = readSettings(row.id, row.settings)
      return settings ? [{ ...row, settings }] : []
    })
    all = parsed.map((row) => ({
      id: row.id,
      companyId: row.companyId,
      niche: row.niche,
      hosts: hosts.filter((host) => host.siteId === row.id).map((host) => host.host),
      pool: [row.id, ...parsed.filter((other) => sharesMembers(row, other)).map((other) => other.id)],
      settings: row.settings,
      version: row.version,
    }))
    companyRows = new Map(companyList.map((company) => [company.id, company]))
  }
  await reload()
  if (all.length === 0) throw new Error(`no site can be served: ${readSettings.problems()}`)
  const places = await loadPlaces(db)
  const timer = setInterval(() => void reload().catch(() => log.warn({}, 'sites not reloaded')), reloadMs)
  timer.unref()

  const byId = (id: number) => {
    const site = all.find((candidate) => candidate.id === id)
    if (!site) throw new Error(`no site ${id}`)
    return site
  }
  const company = (id: number) => {
    const row = companyRows.get(id)
    if (!row) throw new Error(`no company ${id}`)
    return row
  }
  return {
    byHost: (host) => all.find((site) => site.hosts.includes(host)),
    byId,
    company,
    defaultSite: () => one(all),
    places,
    reload,
    close: () => clearInterval(timer),
  }
}

type Row = { id: number; companyId: number; settings: { member_resell: boolean } }

function sharesMembers(site: Row, other: Row): boolean {
  return (
    other.id !== site.id &&
    other.companyId === site.companyId &&
    site.settings.member_resell &&
    other.settings.member_resell
  )
}

/** Reads all of them once: they come with the program, and every card names two. */
async function loadPlaces(db: Db): Promise<Places> {
  const regionRows = await db.select().from(regions).orderBy(asc(regions.sort))
  const cityRows = await db.select().from(cities)
  const regionNames = new Map(regionRows.map(({ id, name }) => [id, name]))
  const cityNames = new Map(cityRows.map(({ id, name }) => [id, name]))
  const all = regionRows.map(({ id, country, name }) => ({ id, country, name }))
  const lists = Map.groupBy(all, (region) => region.country)
  return {
    regionsOf: (country) => (country === undefined ? all : (lists.get(country) ?? [])),
    region: (id) => (id === null ? null : (regionNames.get(id) ?? null)),
    city: (id) => (id === null ? null : (cityNames.get(id) ?? null)),
    ...townRings(cityRows),
  }
}
