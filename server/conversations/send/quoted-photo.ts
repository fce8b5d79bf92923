import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { MemberCtx } from '#server/kernel/context.ts'
import type { members } from '#server/members/tables.ts'
import { json, nullable } from '#server/platform/db/columns.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import { type Joined, joined } from '#server/platform/db/joined.ts'
import { mayLook } from '#server/profiles/album/may-look.ts'
import { photoObject, photoRow } from '#server/profiles/cards.ts'
import { photos } from '#server/profiles/tables.ts'
import type { messages } from '../tables.ts'

const quotedPhoto = photoRow.extend({ private: z.boolean() })
export type QuotedPhoto = z.infer<typeof quotedPhoto>
export const quotedPhotoShape = nullable(json(quotedPhoto))

const photo = joined(photos)
const described = fragment`(${photoObject(photo)})::jsonb || jsonb_build_object('private', photo.private)`

/** The photo that a message quotes, if its reader may see it now, blurred or not. */
export function quotedPhotoColumn(ctx: MemberCtx, message: Joined<typeof messages>): SQL<QuotedPhoto | null> {
  return fragment<QuotedPhoto | null>`(select ${described} from ${photo}
    where photo.id = ${message.quotedPhoto} and photo.state = 'active' and (not photo.private
      or photo.member_id = ${ctx.actor.memberId}::uuid or ${mayLook(ctx, photo.memberId)}))`
}

/** The photo that the caller wants to answer, if it is this member's and the caller sees it clear. */
export function answeredPhoto(ctx: MemberCtx, id: string, member: Joined<typeof members>): SQL {
  return fragment`(select ${described} from ${photo}
    where photo.id = ${id}::uuid and photo.member_id = ${member.id} and photo.state = 'active'
      and case when photo.private then ${mayLook(ctx, member.id)} else photo.is_main or ${ctx.actor.paid}::boolean end)`
}
