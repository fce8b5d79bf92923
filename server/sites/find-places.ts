import { type SQL, sql } from 'drizzle-orm'
import { foldText } from '#common/text/fold-text.ts'
import type { Place } from '#common/wire/sites.ts'
import type { Ctx } from '../kernel/context.ts'
import { nullable, text } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'

const most = 8
/** Shorter, what is typed resembles too much. */
const fewestForSimilar = 4
/** Farther away, a town says nothing about where somebody is. */
const farthestKm = 150

/**
 * The towns of the site's countries that are spelled as what was typed begins, in any language; failing that those with
 * a word that begins so, and those spelled nearly so. Those of `country` come first, then the larger ones.
 */
export async function findPlaces(ctx: Ctx, typed: string, country: string | undefined): Promise<Place[]> {
  const folded = foldText(typed.toWellFormed().replaceAll('\0', ' '))
  if (!folded) return []
  const sought = sql`${folded}::text`
  const similar = folded.length < fewestForSimilar ? sql`false` : sql`key % ${sought}`
  const begins = sql`starts_with(key, ${sought})`
  const word = sql`position(' ' || ${sought} in key) > 0`
  return select(
    ctx,
    sql`select distinct on (city_id) city_id, name as spelled,
        case when key = ${sought} then 0 when ${begins} then 1 when ${word} then 2 else 3 end as rank,
        similarity(key, ${sought}) as similarity
      from city_name where ${begins} or ${word} or ${similar}
      order by city_id, rank, similarity desc`,
    sql`rank, city.country = ${country ?? null}::text desc nulls last, similarity desc, population desc`,
    // What is spelled nearly so is only worth showing where nothing begins so.
    sql`(rank < 3 or not exists (select from found where rank < 3))`,
  )
}

/** The town whose centre is nearest to a position, among those that the site serves; null where none is near. */
export async function findNearest(ctx: Ctx, lat: number, lon: number): Promise<Place | null> {
  const km = sql`6371 * 2 * asin(least(1, sqrt(power(sin(radians(latitude - ${lat}::float) / 2), 2)
    + cos(radians(${lat}::float)) * cos(radians(latitude)) * power(sin(radians(longitude - ${lon}::float) / 2), 2))))`
  const [place] = await select(
    ctx,
    sql`select id as city_id, name as spelled from city`,
    km,
    sql`${km} < ${farthestKm}`,
  )
  return place ?? null
}

const placeShape = {
  id: text,
  name: text,
  also: nullable(text),
  region: text,
  region_name: text,
  country: text,
}

function select(ctx: Ctx, found: SQL, order: SQL, condition: SQL): Promise<Place[]> {
  const countries = sql.param(ctx.site.settings.countries)
  const statement = sql`
    with found as (${found})
    select city.id::text as id, city.name, nullif(found.spelled, city.name) as also, city.region_id as region,
      region.name as region_name, city.country
    from found join city on city.id = found.city_id join region on region.id = city.region_id
    where city.country = any(${countries}::text[]) and ${condition}
    order by ${order} limit ${most}`
  return rows(ctx.db, placeShape, statement)
}
