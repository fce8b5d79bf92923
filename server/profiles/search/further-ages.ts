import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '#server/kernel/context.ts'
import { int } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { withSteps } from '#server/platform/db/step.ts'
import { blockedStep } from '../relation/blocks.ts'
import { countFound } from './count-found.ts'
import type { Search } from './fill-search.ts'
import type { Widened } from './widened.ts'

/** By how many years the ages are widened in turn, where a few have found nobody. */
const yearsFurther = [10, 20, 40, limits.maxAge]

const shape = { years: int, people: int }

/** Who is older and younger than was asked for in the whole country, no further than to the first step with somebody. */
export async function furtherAges(ctx: Ctx, search: Search): Promise<Widened[]> {
  const blocked = blockedStep(ctx)
  const counts = yearsFurther.flatMap((years) =>
    agesWider(ctx, search, years).map(
      ({ search: wider }) =>
        sql`select ${sql.raw(String(years))} as years, ${countFound(ctx, wider, 'people', blocked)} as people`,
    ),
  )
  if (counts.length === 0) return []
  const counted = await rows(
    ctx.db,
    shape,
    sql`${withSteps([blocked])} ${sql.join(counts, sql` union all `)} order by years`,
  )
  const first = counted.find(({ people }) => people > 0)
  return first ? agesWider(ctx, search, first.years) : []
}

function agesWider({ site }: Ctx, search: Search, years: number): Widened[] {
  const { minAge, maxAge } = search
  const anywhere = { ...search, region: null, distance: null }
  const youngest = Math.max(site.settings.min_age, minAge - years)
  const oldest = Math.min(limits.maxAge, maxAge + years)
  const wider: (Widened | false)[] = [
    maxAge < oldest && { widened: 'much_older', search: { ...anywhere, minAge: maxAge + 1, maxAge: oldest } },
    minAge > youngest && {
      widened: 'much_younger',
      search: { ...anywhere, minAge: youngest, maxAge: minAge - 1 },
    },
  ]
  return wider.filter((each) => each !== false)
}
