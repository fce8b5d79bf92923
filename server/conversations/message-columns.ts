import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { giftNames } from '#common/gifts.ts'
import type { reactions } from '#common/reactions.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { json, nullable } from '../platform/db/columns.ts'
import { quotedPhotoColumn } from './quoted-photo.ts'

const quotedMessage = z.strictObject({
  number: z.int(),
  senderId: z.string(),
  kind: z.enum(['text', 'photo', 'gif', 'gift']),
  body: z.string(),
  gift: z.enum(giftNames).nullable(),
})
export type QuotedMessage = z.infer<typeof quotedMessage>
export const quotedMessageShape = nullable(json(quotedMessage))

/** How much of a quoted message is shown. */
const excerpt = 200

/** An earlier message, for a select in which it is `earlier`. */
export const quotedMessageObject =
  sql.raw(`jsonb_build_object('number', earlier.number, 'senderId', earlier.sender_id,
  'kind', earlier.kind, 'body', left(earlier.body, ${excerpt}), 'gift', earlier.gift)`)

export type MessagePicture = {
  fullName: string
  blurName: string
  width: number
  height: number
  placeholder: string
  veiled: boolean
}
export type StoredReaction = { memberId: string; reaction: (typeof reactions)[number] }

const quotedMessageColumn = sql<QuotedMessage | null>`(select ${quotedMessageObject} from message earlier
  where earlier.conversation_id = message.conversation_id and earlier.number = message.quoted_number
    and earlier.unsent_at is null)`

const pictureColumn = sql<MessagePicture | null>`(select jsonb_build_object('fullName', full_name, 'blurName', blur_name,
    'width', width, 'height', height, 'placeholder', placeholder, 'veiled', veiled)
  from message_photo where message_photo.id = message.photo_id)`

const reactionsColumn = sql<StoredReaction[]>`coalesce((
  select jsonb_agg(jsonb_build_object('memberId', member_id, 'reaction', reaction))
  from message_reaction where message_reaction.conversation_id = message.conversation_id
    and message_reaction.number = message.number), '[]')`

/** What belongs to the selected `message` and is in other rows (MessageExtras). */
export function extraColumns(ctx: MemberCtx) {
  return {
    photo: quotedPhotoColumn(ctx),
    quoted: quotedMessageColumn,
    picture: pictureColumn,
    reactions: reactionsColumn,
  }
}
