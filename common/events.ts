import { z } from 'zod'
import { messageSchema } from './conversations.ts'

/**
 * What the live stream (GET /api/events.php, server-sent events) tells a member's open screens. The event's id is
 * the member's own sequence number, and resumes the stream by Last-Event-ID.
 */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), chat: z.string(), from: z.string(), message: messageSchema }),
  z.object({ type: z.literal('seen'), chat: z.string(), from: z.string(), number: z.int() }),
  z.object({ type: z.literal('read'), chat: z.string(), total_unread_messages: z.int() }),
  z.object({ type: z.literal('like'), id: z.string(), match: z.boolean() }),
  z.object({ type: z.literal('user') }),
  // A person has decided on a photo or a live photo of the member's.
  z.object({
    type: z.literal('photos'),
    decided: z.object({ of: z.enum(['photo', 'verification']), approved: z.boolean() }),
  }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>
