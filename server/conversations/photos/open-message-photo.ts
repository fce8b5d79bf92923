import { sql } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { ageRefusal } from '#server/members/age/age-rule.ts'
import { text } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import type { OpenedPhoto } from '#server/profiles/open-photo.ts'
import { isShownTo } from '#server/profiles/relation/shown-to.ts'

/**
 * Opens the file of a photo message's picture, if the viewer is entitled to it now. The sender is; the receiver is as
 * long as the two see each other and the receiver has not removed the message. The clear file is for the receiver only
 * once the picture is not veiled, and what others sent only for a viewer whose age needs no proof any more.
 */
export async function openMessagePhoto(ctx: Ctx, name: string): Promise<OpenedPhoto | null> {
  if (ctx.actor.kind !== 'member' || !/^[\w.-]{1,120}$/.test(name)) return null
  const viewer = sql`${ctx.actor.memberId}::uuid`
  const others = ageRefusal(ctx) === undefined
  const [file] = await rows(
    ctx.db,
    { key: text },
    sql`
    select case ${name} when blur_name then blur_key when card_name then card_key else full_key end as key
    from message_photo
    where (full_name = ${name} or card_name = ${name} or blur_name = ${name})
      and (sender_id = ${viewer} or (${others}::boolean and receiver_id = ${viewer} and (blur_name = ${name} or not veiled)
        and ${isShownTo(ctx, sql`message_photo.sender_id`)}
        and exists (select from message join participant on participant.conversation_id = message.conversation_id
          where message.photo_id = message_photo.id and participant.member_id = ${viewer}
            and message.number > participant.hidden_to)))`,
  )
  const stored = file && (await ctx.storage.read(file.key))
  return stored ? { ...stored, type: 'image/webp' } : null
}
