import { z } from 'zod'
import { giftNames } from '../conversations/gifts.ts'
import { reactions } from '../conversations/reactions.ts'
import { limits } from '../limits.ts'
import { prompts } from '../profiles/prompts.ts'
import { cursorSchema, idSchema, largestInteger, writtenSchema } from './basics.ts'
import { photoSchema, profileCardSchema } from './profiles.ts'

const messageNumber = z.int().min(1).max(largestInteger)
const giftSchema = z.enum(giftNames)
const messageKinds = ['text', 'photo', 'gif', 'gift'] as const

/** What a message answers: something of the receiver's profile, or an earlier message of the conversation. */
export const quoteDraftSchema = z.union([
  z.strictObject({ prompt: z.enum(prompts) }),
  z.strictObject({ photo: idSchema }),
  z.strictObject({ message: messageNumber }),
])
export type QuoteDraft = z.infer<typeof quoteDraftSchema>

/** The beginning of an earlier message. Of a picture only its kind is told. */
const quotedMessageSchema = z.object({
  number: z.int(),
  own: z.boolean(),
  kind: z.enum(messageKinds),
  body: z.string(),
  gift: giftSchema.nullable(),
})

/**
 * The same as it is shown: the sentence as it was answered, the photo as far as the reader may see it now, the message
 * unless it was taken back.
 */
export const quoteSchema = z.union([
  z.object({ prompt: z.enum(prompts), answer: z.string() }),
  z.object({ photo: photoSchema.nullable() }),
  z.object({ message: quotedMessageSchema.nullable() }),
])
export type Quote = z.infer<typeof quoteSchema>

/** The picture of a photo message. `veiled`: to its receiver it is blurred, until the receiver wants to see it. */
export const messagePhotoSchema = z.object({
  filename: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  veiled: z.boolean(),
})
export type MessagePhoto = z.infer<typeof messagePhotoSchema>

const reactionSchema = z.enum(reactions)
/** One sign of each of the two. */
export const reactionsSchema = z.object({ own: reactionSchema.nullable(), theirs: reactionSchema.nullable() })

export const messageSchema = z.object({
  number: z.int(),
  client_id: z.string(),
  /** Whether the reader wrote it. */
  own: z.boolean(),
  kind: z.enum(messageKinds),
  /** What was written; of a gift its note. */
  body: z.string(),
  gift: giftSchema.nullable(),
  gif: z.string().nullable(),
  photo: messagePhotoSchema.nullable(),
  quote: quoteSchema.nullable(),
  reactions: reactionsSchema,
  /** What the reader is warned of: it asks for money or crypto, or to go on elsewhere. */
  notice: z.enum(['money', 'crypto', 'elsewhere']).nullable(),
  /** Taken back before it was read: nothing of it is left. */
  unsent: z.boolean(),
  cost: z.int(),
  sent_at: z.iso.datetime(),
})
export type Message = z.infer<typeof messageSchema>

const chatOptions = {
  pinned: z.boolean(),
  archived: z.boolean(),
  /** Neither notices nor a part of any count. */
  muted: z.boolean(),
  /** A first message that the reader has neither accepted nor answered yet. */
  request: z.boolean(),
}
export const chatOptionsSchema = z.object(chatOptions)
export type ChatOptions = z.infer<typeof chatOptionsSchema>

/** PUT /api/chat-options.php: what is left out stays. A request is accepted, and never made. */
export const changeChatSchema = z
  .strictObject({ conversation: idSchema, ...chatOptions, request: z.literal(false) })
  .partial()
  .required({ conversation: true })
export type ChangeChat = z.infer<typeof changeChatSchema>
export const changeChatResponseSchema = chatOptionsSchema.extend({ total_unread_messages: z.int() })

/** A row of the chat list (spec §3's chat entry). */
export const chatSchema = z.object({
  /** Its id. */
  conversation: z.string(),
  profile: profileCardSchema,
  num_unread_messages: z.int(),
  /** The latest that the reader sees: one, or none. */
  messages: z.array(messageSchema).max(1),
  /** The other's read mark: own messages up to this number are seen. 0 where one of the two does not let it be seen. */
  seen_number: z.int(),
  /**
   * How far the other's screens have received the conversation; own messages up to this number are delivered. 0 where
   * one of the two hides when they are online.
   */
  delivered_number: z.int(),
  /** Whether both let it be seen what they have read. Only then can a message be taken back. */
  shows_seen: z.boolean(),
  /** Whether the reader’s texts and GIFs cost nothing here, since the other one wrote first. */
  reply_free: z.boolean(),
  /** Whether the reader may still write here; a block or a deleted account ends it. */
  open: z.boolean(),
  /** False until the other one, who wrote first, has confirmed the address: only then can the reader reply. */
  answerable: z.boolean(),
  /** Where the reader keeps it in the own list. */
  ...chatOptions,
})
export type Chat = z.infer<typeof chatSchema>

/** Each conversation of a member's is in one of these. */
export const chatLists = ['inbox', 'archived', 'requests'] as const
export type ChatListName = (typeof chatLists)[number]

/** GET /api/chats.php */
export const chatsResponseSchema = z.object({
  chats: z.array(chatSchema),
  /** Matches, then unanswered likes, with whom there is no conversation yet; empty on later pages. */
  fresh: z.array(profileCardSchema),
  next: z.string().nullable(),
  total_unread_messages: z.int(),
  /** How many conversations are in the two other lists, up to a hundred. */
  archived: z.int(),
  requests: z.int(),
})
export type Chats = z.infer<typeof chatsResponseSchema>

/** GET /api/chat-search.php */
export const chatSearchQuerySchema = z.object({
  q: writtenSchema(limits.chatSearchMax).pipe(z.string().min(limits.chatSearchMin, 'invalid_value')),
})
const foundMessageSchema = z.object({
  conversation: z.string(),
  profile: profileCardSchema,
  number: z.int(),
  own: z.boolean(),
  sent_at: z.iso.datetime(),
  /** A part of the message around what was found, whose words are marked. */
  excerpt: z.array(z.object({ text: z.string(), hit: z.boolean() })),
  /** The whole text, by which the reader's own page hides what they do not want to read. */
  body: z.string(),
})
export type FoundMessage = z.infer<typeof foundMessageSchema>
export const chatSearchResponseSchema = z.object({
  members: z.array(z.object({ conversation: z.string(), profile: profileCardSchema })),
  messages: z.array(foundMessageSchema),
  /** Older messages were found than are listed. */
  more: z.boolean(),
})
export type ChatSearch = z.infer<typeof chatSearchResponseSchema>

/** GET /api/messages.php: the newest page, or one of the three others asked for; in ascending order of number. */
export const messagesQuerySchema = z.object({
  conversation: idSchema,
  before: z.coerce.number().int().min(1).max(largestInteger).optional(),
  after: z.coerce.number().int().min(0).max(largestInteger).optional(),
  /** The page in whose middle this number is. */
  around: z.coerce.number().int().min(1).max(largestInteger).optional(),
})
export const messagesResponseSchema = z.object({
  chat: chatSchema,
  messages: z.array(messageSchema),
  /** The number to pass as `before` for older messages, or null. */
  next: z.int().nullable(),
  /** The number to pass as `after` for newer messages; null when the page ends with the newest. */
  newer: z.int().nullable(),
  /** Older messages exist that a free member's history does not show. */
  history_hidden: z.boolean(),
})
export type Messages = z.infer<typeof messagesResponseSchema>

/** POST /api/message.php. `to` is a member's id; the conversation is found or begun. */
export const sendMessageSchema = z.object({
  to: idSchema,
  client_id: z.uuid(),
  body: writtenSchema(5_000, 'message_too_long').refine((body) => body !== '', 'message_empty'),
  quote: quoteDraftSchema.nullish(),
})
export const sendMessageResponseSchema = z.object({
  conversation: z.string(),
  message: messageSchema,
  credits: z.int(),
  conversations_left: z.int().nullable(),
})

/** POST /api/gift.php */
export const sendGiftSchema = z.object({
  to: idSchema,
  client_id: z.uuid(),
  gift: giftSchema,
  note: writtenSchema(limits.giftNoteMax).optional(),
  quote: quoteDraftSchema.nullish(),
})

/** POST /api/gif.php. `gif`: a name that GET /api/gifs.php gave. */
export const sendGifSchema = z.object({
  to: idSchema,
  client_id: z.uuid(),
  gif: z.string().min(1).max(600),
  quote: quoteDraftSchema.nullish(),
})
export const findGifsSchema = z.object({
  q: writtenSchema(60).optional(),
  cursor: cursorSchema.optional(),
})
export const foundGifsSchema = z.object({ gifs: z.array(z.string()), next: z.string().nullable() })

/** POST /api/photo-message.php, whose body is the picture. `quoted`: the number of the message that it answers. */
export const sendPhotoSchema = z.object({
  to: idSchema,
  client_id: z.uuid(),
  quoted: z.coerce.number().pipe(messageNumber).optional(),
})

/** A message, for who reads or wrote it. */
export const messagePlaceSchema = z.object({ conversation: idSchema, number: messageNumber })
export const photoMessageResponseSchema = z.object({ photo: messagePhotoSchema })
/** PUT /api/reaction.php: null takes the sign away. */
export const putReactionSchema = messagePlaceSchema.extend({ reaction: reactionSchema.nullable() })
export const reactionResponseSchema = z.object({ reactions: reactionsSchema })
/** POST /api/translation.php: `from` is the recognised language's code. */
export const translationSchema = z.object({ text: z.string(), from: z.string().nullable() })
export type MessageTranslation = z.infer<typeof translationSchema>
export const unsendResponseSchema = z.object({ credits: z.int() })

/** GET /api/gifts.php: what stands on a member's shelf, without its senders. */
export const giftShelfSchema = z.object({
  gifts: z.array(z.object({ gift: giftSchema, count: z.int() })),
})
export type GiftShelf = z.infer<typeof giftShelfSchema>

/** POST /api/typing.php. `to` is a member's id. */
export const typingSchema = z.object({ to: idSchema })

/** PUT /api/chat.php: the explicit write that marks messages up to `number` as read. */
export const readChatSchema = z.object({ conversation: idSchema, number: z.int().min(0).max(largestInteger) })
export const readChatResponseSchema = z.object({ total_unread_messages: z.int() })
export const deleteChatSchema = z.object({ conversation: idSchema })
