import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx, MemberCtx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { prepared } from '../platform/prepared.ts'
import { type CardRow, cardColumns, cardJoins, type PhotoRow } from './cards.ts'
import { photos, profiles } from './tables.ts'
import { inGoodStanding, shownTo } from './visibility.ts'

/**
 * Cards by member id, in one statement, with what `extra` selects beside them. It asks nothing about visibility: the
 * caller knows why these members may be shown. Who has no complete profile (or no longer one) has no card.
 */
export async function loadCards<M extends object>(
  ctx: Ctx,
  ids: string[],
  extra: SQL,
): Promise<Map<string, CardRow & M>> {
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.db.execute(
    prepared(sql`
    select ${cardColumns}, ${extra}
    from unnest(${sql.param(ids)}::uuid[]) as shown (id) join member on member.id = shown.id ${cardJoins(ctx)}
    where profile.gender is not null and profile.country is not null`),
  )
  return new Map((rows as (CardRow & M)[]).map((row) => [row.id, row]))
}

export async function findOwnProfile(ctx: Ctx, memberId: string) {
  const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.memberId, memberId))
  return profile
}

/** What a member's default search follows from. */
export async function findSeeker(ctx: Ctx, memberId: string) {
  type Row = { birthDate: string } & Pick<typeof profiles.$inferSelect, 'gender' | 'sexuality' | 'country'>
  const { rows } = await ctx.db.execute<Row>(sql`
    select gender, sexuality, country, birth_date::text as "birthDate" from profile where member_id = ${memberId}`)
  return rows[0]
}

/**
 * On a joined `profile`: whether gender, sexuality and place are known. A member without them is in no list and cannot
 * like or write.
 */
export const completed = sql.raw(
  'profile.gender is not null and profile.sexuality is not null and profile.city_id is not null',
)

/**
 * Whether the member may reach out to others. Throws `profile_incomplete`, and `forbidden` for whom nobody can see: a
 * like from nowhere.
 */
export async function checkReach(ctx: MemberCtx): Promise<void> {
  const { rows } = await ctx.db.execute<{ complete: boolean; present: boolean }>(sql`
    select ${completed} as complete,
      profile.status = 'active' and ${inGoodStanding(ctx)} as present
    from member join profile on profile.member_id = member.id where member.id = ${ctx.actor.memberId}`)
  if (!rows[0]?.complete) throw new AppError('profile_incomplete')
  if (!rows[0].present) throw new AppError('forbidden')
}

/** Whether the viewer may see the member, and so like or write to: not oneself, in the pool, present, not blocked. */
export async function isShown(ctx: MemberCtx, id: string): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select from member join profile on profile.member_id = member.id
    where member.id = ${id} and member.id <> ${ctx.actor.memberId} and ${shownTo(ctx)}`)
  return rows.length > 0
}

/** A member's photos, the main one first; of others only those that are active. */
export async function findPhotos(ctx: Ctx, memberId: string): Promise<PhotoRow[]> {
  const own = ctx.actor.kind === 'member' && ctx.actor.memberId === memberId
  const rows = await ctx.db
    .select()
    .from(photos)
    .where(eq(photos.memberId, memberId))
    .orderBy(desc(photos.isMain), asc(photos.position))
  return rows.filter((photo) => own || photo.state === 'active')
}
