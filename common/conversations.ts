import { z } from 'zod'
import { photoSchema, profileCardSchema } from './profiles.ts'
import { prompts } from './prompts.ts'
import { idSchema, largestInteger } from './wire.ts'

/** What of the receiver's profile a message answers. */
export const quoteDraftSchema = z.union([
  z.strictObject({ prompt: z.enum(prompts) }),
  z.strictObject({ photo: idSchema }),
])
export type QuoteDraft = z.infer<typeof quoteDraftSchema>

/** The same as it is shown: the sentence as it was answered, and the photo as far as the reader may see it now. */
export const quoteSchema = z.union([
  z.object({ prompt: z.enum(prompts), answer: z.string() }),
  z.object({ photo: photoSchema.nullable() }),
])
export type Quote = z.infer<typeof quoteSchema>

export const messageSchema = z.object({
  number: z.int(),
  client_id: z.string(),
  /** Whether the reader wrote it. */
  own: z.boolean(),
  kind: z.enum(['text', 'photo', 'gif', 'gift']),
  body: z.string(),
  quote: quoteSchema.nullable(),
  cost: z.int(),
  sent_at: z.iso.datetime(),
})
export type Message = z.infer<typeof messageSchema>

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
  /** Whether the reader may still write here; a block or a deleted account ends it. */
  open: z.boolean(),
})
export type Chat = z.infer<typeof chatSchema>

/** GET /api/chats.php */
export const chatsResponseSchema = z.object({
  chats: z.array(chatSchema),
  next: z.string().nullable(),
  total_unread_messages: z.int(),
})
export type Chats = z.infer<typeof chatsResponseSchema>

/** GET /api/messages.php: newest page first, each page in ascending order of number. */
export const messagesQuerySchema = z.object({
  conversation: idSchema,
  before: z.coerce.number().int().min(1).max(largestInteger).optional(),
  after: z.coerce.number().int().min(0).max(largestInteger).optional(),
})
export const messagesResponseSchema = z.object({
  chat: chatSchema,
  messages: z.array(messageSchema),
  /** The number to pass as `before` for older messages, or null. */
  next: z.int().nullable(),
  /** Older messages exist that a free member's history does not show. */
  history_hidden: z.boolean(),
})
export type Messages = z.infer<typeof messagesResponseSchema>

/** POST /api/message.php. `to` is a member's id; the conversation is found or begun. */
export const sendMessageSchema = z.object({
  to: idSchema,
  client_id: z.uuid(),
  body: z.string().trim().min(1, 'message_empty').max(5_000, 'message_too_long'),
  quote: quoteDraftSchema.nullish(),
})
export const sendMessageResponseSchema = z.object({
  conversation: z.string(),
  message: messageSchema,
  credits: z.int(),
  conversations_left: z.int().nullable(),
})

/** PUT /api/chat.php: the explicit write that marks messages up to `number` as read. */
export const readChatSchema = z.object({ conversation: idSchema, number: z.int().min(0).max(largestInteger) })
export const readChatResponseSchema = z.object({ total_unread_messages: z.int() })
export const deleteChatSchema = z.object({ conversation: idSchema })
