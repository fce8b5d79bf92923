import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { genders } from '#common/profiles/profile-fields.ts'
import type { Ctx } from '../kernel/context.ts'
import { bool, int, json, nullable, oneOf, type Row, text, uuid } from '../platform/db/columns.ts'
import { fragment } from '../platform/db/fragment.ts'
import type { Joined } from '../platform/db/joined.ts'
import { onlineShown } from './relation/both-show.ts'
import type { JoinedMember } from './relation/joined-member.ts'
import type { photos } from './tables.ts'

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

type Photo = Joined<typeof photos>

/** A joined photo as a PhotoRow, or null. */
export function photoObject(photo: Photo): SQL {
  return fragment`case when ${photo.id} is not null then json_build_object('id', ${photo.id},
    'state', ${photo.state}, 'isMain', ${photo.isMain}, 'width', ${photo.width}, 'height', ${photo.height},
    'placeholder', ${photo.placeholder}, 'fullName', ${photo.fullName}, 'cardName', ${photo.cardName},
    'blurName', ${photo.blurName}) end`
}
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

/** What a card is selected from: a member with what cardJoins adds. */
type CardTables = JoinedMember & { photo: Photo }

export function cardColumns(ctx: Ctx, { member, profile, photo }: CardTables): SQL {
  return fragment`${member.id}, ${member.name}, ${profile.birthDate}::text as "birthDate", ${profile.gender},
    ${profile.country}, ${profile.regionId} as "regionId", ${profile.cityId} as "cityId",
    ${profile.lastActiveAt}::text as "lastActiveAt", ${profile.isFictional} as "isFictional", ${profile.verified},
    ${onlineShown(ctx, { profile })} as "showsOnline", ${photoObject(photo)} as photo`
}

/** The profile of a member, and the photo that it is shown with: the main photo if it is active; one's own in any state. */
export function cardJoins(ctx: Ctx, { member, profile, photo }: CardTables): SQL {
  const viewer = ctx.actor.kind === 'member' ? ctx.actor.memberId : null
  return fragment`join ${profile} on ${profile.memberId} = ${member.id}
    left join ${photo} on ${photo.memberId} = ${member.id} and ${photo.isMain}
      and (${photo.state} = 'active' or ${member.id} = ${viewer}::uuid)`
}
