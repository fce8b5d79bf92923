import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { genders } from '#common/profile-fields.ts'
import type { Ctx } from '../ctx/context.ts'
import { bool, int, json, nullable, oneOf, type Row, text, uuid } from '../platform/db/columns.ts'
import { onlineShown } from './relation/both-show.ts'

export const photoRow = z.strictObject({
  id: z.string(),
  state: z.enum(['pending', 'active', 'rejected']),
  isMain: z.boolean(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  fullName: z.string(),
  cardName: z.string(),
  blurName: z.string(),
})
export type PhotoRow = z.infer<typeof photoRow>

/** What a card shows of a member, with the main photo as far as the viewer may see it. */
export type CardRow = Row<typeof cardShape>

/** The joined photo as a PhotoRow, or null. */
export const photoObject = sql.raw(`case when photo.id is not null then json_build_object('id', photo.id,
  'state', photo.state, 'isMain', photo.is_main, 'width', photo.width, 'height', photo.height,
  'placeholder', photo.placeholder, 'fullName', photo.full_name, 'cardName', photo.card_name,
  'blurName', photo.blur_name) end`)
export const photoColumn = nullable(json(photoRow))

/** What cardColumns answer of a complete profile. */
export const cardShape = {
  id: uuid,
  name: text,
  birthDate: text,
  gender: oneOf(genders),
  country: text,
  regionId: nullable(text),
  cityId: nullable(int),
  /** As the database writes it, to the microsecond. */
  lastActiveAt: text,
  isFictional: bool,
  verified: bool,
  /** Whether the viewer may know that the member is online. */
  showsOnline: bool,
  photo: photoColumn,
}

/** For a select over `member` with cardJoins. */
export function cardColumns(ctx: Ctx): SQL {
  return sql`member.id, member.name, profile.birth_date::text as "birthDate", profile.gender,
  profile.country, profile.region_id as "regionId", profile.city_id as "cityId", profile.last_active_at::text as "lastActiveAt",
  profile.is_fictional as "isFictional", profile.verified, ${onlineShown(ctx)} as "showsOnline", ${photoObject} as photo`
}

export function cardJoins(ctx: Ctx): SQL {
  return sql`join profile on profile.member_id = member.id ${photoJoin(ctx)}`
}

/** The photo that a profile is shown with. The main photo counts when it is active; one's own in any state. */
function photoJoin(ctx: Ctx): SQL {
  const viewer = ctx.actor.kind === 'member' ? ctx.actor.memberId : null
  return sql`left join photo on photo.member_id = member.id and photo.is_main
      and (photo.state = 'active' or member.id = ${viewer}::uuid)`
}
