import { z } from 'zod'
import { chatOptionsSchema, messagePhotoSchema, messageSchema, reactionsSchema } from './conversations.ts'

/**
 * What the live stream (GET /api/events.php, server-sent events) tells a member's open screens. The event's id is
 * the member's own sequence number, and resumes the stream by Last-Event-ID; a signal has none.
 */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), chat: z.string(), from: z.string(), message: messageSchema }),
  z.object({ type: z.literal('seen'), chat: z.string(), from: z.string(), number: z.int() }),
  // Signals, which are not stored: a message has arrived, somebody types, somebody has come or gone.
  z.object({ type: z.literal('delivered'), chat: z.string(), from: z.string(), number: z.int() }),
  z.object({ type: z.literal('typing'), chat: z.string(), from: z.string() }),
  z.object({ type: z.literal('presence'), id: z.string(), online: z.boolean() }),
  // The member keeps a conversation elsewhere in the own list.
  z.object({ type: z.literal('listed'), chat: z.string(), ...chatOptionsSchema.shape }),
  z.object({ type: z.literal('read'), chat: z.string(), total_unread_messages: z.int() }),
  // Something of one message has changed: what the two feel about it, that it was taken back, or that its photo is clear.
  z.object({
    type: z.literal('reaction'),
    chat: z.string(),
    from: z.string(),
    number: z.int(),
    reactions: reactionsSchema,
  }),
  z.object({ type: z.literal('unsent'), chat: z.string(), from: z.string(), number: z.int() }),
  z.object({
    type: z.literal('photo'),
    chat: z.string(),
    from: z.string(),
    number: z.int(),
    photo: messagePhotoSchema,
  }),
  z.object({ type: z.literal('like'), id: z.string(), match: z.boolean() }),
  // Somebody took a like back.
  z.object({ type: z.literal('unlike'), id: z.string() }),
  z.object({ type: z.literal('user') }),
  // A person has decided on a photo or a live photo of the member's.
  z.object({
    type: z.literal('photos'),
    decided: z.object({ of: z.enum(['photo', 'verification']), approved: z.boolean() }),
  }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>
