import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { giftNames } from '#common/conversations/gifts.ts'
import type { reactions } from '#common/conversations/reactions.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { json, nullable } from '#server/platform/db/columns.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import { type Joined, joined } from '#server/platform/db/joined.ts'
import { quotedPhotoColumn } from '../send/quoted-photo.ts'
import { messages } from '../tables.ts'

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

type Message = Joined<typeof messages>

/** What is shown of a message that another one quotes. */
export function quotedMessageObject(quoted: Message): SQL {
  return fragment`jsonb_build_object('number', ${quoted.number}, 'senderId', ${quoted.senderId},
    'kind', ${quoted.kind}, 'body', left(${quoted.body}, ${sql.raw(String(excerpt))}), 'gift', ${quoted.gift})`
}

export type MessagePicture = {
  fullName: string
  blurName: string
  width: number
  height: number
  placeholder: string
  veiled: boolean
}
export type StoredReaction = { memberId: string; reaction: (typeof reactions)[number] }

const earlier = joined(messages, 'earlier')

function quotedMessageColumn(message: Message) {
  return fragment<QuotedMessage | null>`(select ${quotedMessageObject(earlier)} from ${earlier}
    where earlier.conversation_id = ${message.conversationId} and earlier.number = ${message.quotedNumber}
      and earlier.unsent_at is null)`
}

function pictureColumn(message: Message) {
  return fragment<MessagePicture | null>`(select jsonb_build_object('fullName', full_name, 'blurName', blur_name,
      'width', width, 'height', height, 'placeholder', placeholder, 'veiled', veiled)
    from message_photo where message_photo.id = ${message.photoId})`
}

function reactionsColumn(message: Message) {
  return fragment<StoredReaction[]>`coalesce((
    select jsonb_agg(jsonb_build_object('memberId', member_id, 'reaction', reaction))
    from message_reaction where message_reaction.conversation_id = ${message.conversationId}
      and message_reaction.number = ${message.number}), '[]')`
}

/** What belongs to a message and is in other rows (MessageExtras). */
export function extraColumns(ctx: MemberCtx, message: Message) {
  return {
    photo: quotedPhotoColumn(ctx, message),
    quoted: quotedMessageColumn(message),
    picture: pictureColumn(message),
    reactions: reactionsColumn(message),
  }
}
