import { required } from '#common/required.ts'
import { niches } from '#common/sites/niches.ts'
import { type DemoPlace, readDemoSites } from '#demo/read-demo-sites.ts'
import type { Db } from '#server/platform/db/db.ts'
import { readUuid, type Uuid } from './uuid.ts'

export type LoadBundle = { id: Uuid; credits: number; price: number; currency: string }
export type Towns = {
  ids: number[]
  regions: string[] /** People up to and with each town. */
  upTo: number[]
}
export type House = 'bonus' | 'sales' | 'messages'

export type LoadPlace = {
  site: DemoPlace['site']
  /** Its share of all members, from 0 to 1. */
  share: number
  /** Places in the list, this one's among them, whose members see each other. */
  pool: number[]
  /** By country, smallest first. */
  bundles: Map<string, LoadBundle[]>
  houses: Record<House, Uuid>
}

export type LoadWorld = { places: LoadPlace[] /** The most people first. */; towns: Map<string, Towns> }

const shares: Record<(typeof niches)[keyof typeof niches], number> = {
  general: 60,
  women: 5,
  bdsm: 7,
  bbw: 6,
  gilf: 4,
  milf: 10,
  gay: 8,
}

/** The sites that are there, with what their members need, and the towns of all countries that they serve. */
export async function readPlaces(db: Db): Promise<LoadWorld> {
  return worldOf([...(await readDemoSites(db)).values()])
}

function worldOf(sites: DemoPlace[]): LoadWorld {
  const found = sites.toSorted((a, b) => a.site.id - b.site.id)
  const total = found.reduce((sum, { site }) => sum + shares[niches[site.niche]], 0)
  const served = new Set(found.flatMap(({ site }) => site.settings.countries))
  const towns = [...required(found[0]).cities].filter(([country]) => served.has(country))
  return {
    places: found.map((place) => ({
      site: place.site,
      share: shares[niches[place.site.niche]] / total,
      pool: found.flatMap((other, index) => (sharesMembers(place, other) ? [index] : [])),
      bundles: bundlesOf(place),
      houses: {
        bonus: readUuid(required(place.houses.get('bonus'))),
        sales: readUuid(required(place.houses.get('sales'))),
        messages: readUuid(required(place.houses.get('messages'))),
      },
    })),
    towns: new Map(
      towns.map(([country, list]) => [country, townsOf(list)] as const).sort((a, b) => people(b) - people(a)),
    ),
  }
}

function sharesMembers({ site }: DemoPlace, { site: other }: DemoPlace): boolean {
  if (site.id === other.id) return true
  return site.companyId === other.companyId && site.settings.member_resell && other.settings.member_resell
}

/** Countries without a bundle of their own have those of the first country that has. */
function bundlesOf({ site, bundles }: DemoPlace): Map<string, LoadBundle[]> {
  const byCountry = Map.groupBy(
    bundles.toSorted((a, b) => a.credits - b.credits),
    (bundle) => bundle.country,
  )
  const usual = site.settings.countries.find((country) => byCountry.has(country))
  return new Map(
    site.settings.countries.map((country) => [
      country,
      (byCountry.get(country) ?? byCountry.get(usual ?? '') ?? []).map((bundle) => ({
        ...bundle,
        id: readUuid(bundle.id),
      })),
    ]),
  )
}

function townsOf(list: { id: number; regionId: string; population: number }[]): Towns {
  let sum = 0
  return {
    ids: list.map((town) => town.id),
    regions: list.map((town) => town.regionId),
    upTo: list.map((town) => (sum += town.population)),
  }
}

function people([, towns]: readonly [string, Towns]): number {
  return towns.upTo.at(-1) ?? 0
}
