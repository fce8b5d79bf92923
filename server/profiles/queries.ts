import { asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { genders, sexualities } from '#common/profiles/profile-fields.ts'
import type { Ctx } from '../kernel/context.ts'
import { members } from '../members/tables.ts'
import { int, nullable, oneOf, type Shape, text, together } from '../platform/db/columns.ts'
import { type Joined, joined } from '../platform/db/joined.ts'
import { prepared } from '../platform/db/prepared.ts'
import { rows } from '../platform/db/rows.ts'
import { mayLook } from './album/may-look.ts'
import { type CardRow, cardColumns, cardJoins, cardShape } from './cards.ts'
import { promptsOf } from './prompts.ts'
import { relationShape } from './relation/relation.ts'
import { relationColumn } from './relation/relation-column.ts'
import { isComplete } from './relation/standing.ts'
import { photos, profiles } from './tables.ts'

const member = joined(members)
const profile = joined(profiles)
const photo = joined(photos)

/**
 * Cards by member id, in one statement, with what `extra` selects beside them of each member. It asks nothing about visibility: the
 * caller knows why these members may be shown. Who has no complete profile (or no longer one) has no card.
 */
export async function loadCards<M extends Record<string, unknown>>(
  ctx: Ctx,
  ids: string[],
  extra: { shape: Shape<M>; columns: (of: Joined<typeof members>) => SQL },
): Promise<Map<string, CardRow & M>> {
  if (ids.length === 0) return new Map()
  const cards = await rows(
    ctx.db,
    together(cardShape, extra.shape),
    prepared(sql`
    select ${cardColumns(ctx, { member, profile, photo })}, ${extra.columns(member)}
    from unnest(${sql.param(ids)}::uuid[]) as shown (id) join ${member} on member.id = shown.id
      ${cardJoins(ctx, { member, profile, photo })}
    where ${isComplete({ profile })}`),
  )
  return new Map(cards.map((row) => [row.id, row]))
}

/** A profile with all its columns, and the sentences that the member finished. */
export async function findOwnProfile(ctx: Ctx, memberId: string) {
  const [found] = await ctx.db
    .select({ ...getTableColumns(profiles), prompts: promptsOf(sql`${memberId}::uuid`) })
    .from(profiles)
    .where(eq(profiles.memberId, memberId))
  return found
}

/** What a member's default search follows from; the birth date as YYYY-MM-DD. */
const seekerShape = {
  gender: nullable(oneOf(genders)),
  sexuality: nullable(oneOf(sexualities)),
  country: nullable(text),
  cityId: nullable(int),
  birthDate: text,
}

export async function findSeeker(ctx: Ctx, memberId: string) {
  const [seeker] = await rows(
    ctx.db,
    seekerShape,
    sql`
    select gender, sexuality, country, city_id as "cityId", birth_date::text as "birthDate" from profile where member_id = ${memberId}`,
  )
  return seeker
}

/** How the caller and a member stand to each other; undefined when there is none of that id. */
export async function findRelation(ctx: Ctx, id: string) {
  const [found] = await rows(
    ctx.db,
    { name: text, relation: relationShape },
    sql`
    select member.name, ${relationColumn(ctx, { member, profile })} as relation
    from ${member} join ${profile} on profile.member_id = member.id where member.id = ${id}`,
  )
  return found
}

/** A member's photos, the main one first; of others those that are active, the private ones only where the member lets the caller look. */
export async function findPhotos(ctx: Ctx, memberId: string) {
  const own = ctx.actor.kind === 'member' && ctx.actor.memberId === memberId
  const found = await ctx.db
    .select({ ...getTableColumns(photos), mayLook: mayLook(ctx, sql`${memberId}::uuid`) })
    .from(photos)
    .where(eq(photos.memberId, memberId))
    .orderBy(desc(photos.isMain), asc(photos.position))
  return found.filter((each) => own || (each.state === 'active' && (!each.private || each.mayLook)))
}
