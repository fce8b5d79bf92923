import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MemberCtx } from '../ctx/context.ts'
import { json, nullable } from '../platform/db/columns.ts'
import { mayLook } from '../profiles/album/may-look.ts'
import { photoObject, photoRow } from '../profiles/cards.ts'

const quotedPhoto = photoRow.extend({ private: z.boolean() })
export type QuotedPhoto = z.infer<typeof quotedPhoto>
export const quotedPhotoShape = nullable(json(quotedPhoto))

const described = sql`(${photoObject})::jsonb || jsonb_build_object('private', photo.private)`

/** The photo that the selected `message` quotes, if its reader may see it now, blurred or not. */
export function quotedPhotoColumn(ctx: MemberCtx): SQL<QuotedPhoto | null> {
  return sql<QuotedPhoto | null>`(select ${described} from photo
    where photo.id = message.quoted_photo and photo.state = 'active' and (not photo.private
      or photo.member_id = ${ctx.actor.memberId}::uuid or ${mayLook(ctx, sql`photo.member_id`)}))`
}

/** The photo of the joined `member` that the caller wants to answer, if it is theirs and the caller sees it clear. */
export function answeredPhoto(ctx: MemberCtx, id: string): SQL {
  return sql`(select ${described} from photo
    where photo.id = ${id}::uuid and photo.member_id = member.id and photo.state = 'active'
      and case when photo.private then ${mayLook(ctx, sql`member.id`)} else photo.is_main or ${ctx.actor.paid}::boolean end)`
}
