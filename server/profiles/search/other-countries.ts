import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { SimilarResult } from '#common/wire/profiles.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { int, text } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { withSteps } from '#server/platform/db/step.ts'
import { blockedStep } from '../relation/blocks.ts'
import { countFound } from './count-found.ts'
import type { Search } from './fill-search.ts'

const shape = { country: text, people: int }

/** In which other countries of the site the same search finds people: the member's near ones first, then the fullest. */
export async function otherCountries(ctx: Ctx, search: Search): Promise<SimilarResult['countries']> {
  const others = ctx.site.settings.countries.filter((country) => country !== search.country)
  if (others.length === 0) return []
  const blocked = blockedStep(ctx)
  const counts = others.map((country) => {
    const there = { ...search, country, region: null, distance: null }
    return sql`select ${country}::text as country, ${countFound(ctx, there, 'people', blocked)} as people`
  })
  const counted = await rows(
    ctx.db,
    shape,
    sql`${withSteps([blocked])} ${sql.join(counts, sql` union all `)}`,
  )
  return counted
    .filter(({ people }) => people > 0)
    .map(({ country, people }) => ({
      country,
      people: Math.min(people, limits.countCap),
      more: people > limits.countCap,
      ring: nearestRing(ctx, search, country),
    }))
    .toSorted((one, other) => one.ring - other.ring || other.people - one.people)
    .map(({ ring: _ring, ...country }) => country)
}

/** The first ring around the member's town that reaches into a country, or more than there are. */
function nearestRing({ places }: Ctx, { from }: Search, country: string): number {
  if (from === null) return 0
  const rings = places.ringsAround(from, country, null)
  const nearest = rings.findIndex((towns) => towns.length > 0)
  return nearest === -1 ? rings.length : nearest
}
