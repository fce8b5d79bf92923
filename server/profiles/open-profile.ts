import { type SQL, sql } from 'drizzle-orm'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from '#common/profiles/profile-fields.ts'
import type { Ctx } from '../kernel/context.ts'
import { members } from '../members/tables.ts'
import {
  bool,
  float,
  nullable,
  oneOf,
  type Row,
  type Shape,
  text,
  textList,
  together,
} from '../platform/db/columns.ts'
import { type Joined, joined } from '../platform/db/joined.ts'
import { prepared } from '../platform/db/prepared.ts'
import { rows } from '../platform/db/rows.ts'
import { AppError } from '../platform/errors.ts'
import { type CardRow, cardColumns, cardJoins, cardShape } from './cards.ts'
import { promptsColumn, promptsOf } from './prompts.ts'
import type { JoinedProfile } from './relation/joined-member.ts'
import { relationShape, requireRelation } from './relation/relation.ts'
import { relationColumn } from './relation/relation-column.ts'
import { photos, profiles } from './tables.ts'

const fieldsShape = {
  sexuality: nullable(oneOf(sexualities)),
  relationshipStatus: nullable(oneOf(relationshipStatuses)),
  hairColor: nullable(oneOf(hairColors)),
  eyeColor: nullable(oneOf(eyeColors)),
  bodyType: nullable(oneOf(bodyTypes)),
  tattoos: nullable(bool),
  interests: textList(interests),
  reason: nullable(text),
  about: nullable(text),
  prompts: promptsColumn,
  viewerInterests: nullable(textList(interests)),
  /** From the viewer's town to the member's. */
  distanceKm: nullable(float),
}
/** Nobody has checked yet whether the profile is complete. */
const shape = {
  ...cardShape,
  ...fieldsShape,
  gender: nullable(oneOf(genders)),
  country: nullable(text),
  relation: relationShape,
}

export type ProfileRow = CardRow & Row<typeof fieldsShape>

const member = joined(members)
const profile = joined(profiles)
const photo = joined(photos)

/**
 * Opens a member's page, with what `extra` selects beside it of that member. Throws `not_found` for whoever cannot be
 * seen from here and for those whom the viewer blocked, and `blocked_by` where only the other one did. It is one
 * statement, which each connection plans once.
 */
export async function openProfile<M extends Record<string, unknown>>(
  ctx: Ctx,
  id: string,
  extra: { shape: Shape<M>; columns: (of: Joined<typeof members>) => SQL },
): Promise<ProfileRow & M> {
  const viewer = ctx.actor.kind === 'member' ? ctx.actor.memberId : null
  const [found] = await rows(
    ctx.db,
    together(shape, extra.shape),
    prepared(sql`
    select ${cardColumns(ctx, { member, profile, photo })}, ${extra.columns(member)}, profile.sexuality, profile.relationship_status as "relationshipStatus",
      profile.hair_color as "hairColor", profile.eye_color as "eyeColor", profile.body_type as "bodyType",
      profile.tattoos, profile.interests, profile.reason, profile.about,
      ${promptsOf(member.id)} as prompts,
      (select interests from profile own where own.member_id = ${viewer}::uuid) as "viewerInterests",
      ${distanceFrom(viewer, { profile })} as "distanceKm",
      ${relationColumn(ctx, { member, profile })} as relation
    from ${member} ${cardJoins(ctx, { member, profile, photo })}
    where member.id = ${id}`),
  )
  const row = requireRelation(found, 'profile')
  const { gender, country } = row
  if (gender === null || country === null) throw new AppError('not_found')
  return { ...row, gender, country }
}

/** Measures the distance in kilometres, between the centres of the viewer's town and the profile's. */
function distanceFrom(viewer: string | null, seen: JoinedProfile): SQL {
  return sql`(select 6371 * 2 * asin(least(1, sqrt(power(sin(radians(here.latitude - there.latitude) / 2), 2)
      + cos(radians(here.latitude)) * cos(radians(there.latitude))
        * power(sin(radians(here.longitude - there.longitude) / 2), 2))))
    from profile own join city here on here.id = own.city_id join city there on there.id = ${seen.profile.cityId}
    where own.member_id = ${viewer}::uuid and own.member_id <> ${seen.profile.memberId})`
}
