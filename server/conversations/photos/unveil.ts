import { and, eq } from 'drizzle-orm'
import type { LiveEvent } from '#common/wire/events.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import { writeAndNotify } from '#server/platform/live/write-event.ts'
import { messagePhotos, messages } from '../tables.ts'

type Photo = typeof messagePhotos.$inferSelect

/** Shows a photo clear to its receiver from now on, and on the receiver's open pages. `accepted`: the receiver wanted it. */
export async function unveil(
  { db, now }: { db: Db; now: Clock },
  { id, receiverId }: Photo,
  accepted = false,
): Promise<void> {
  const [photo] = await db
    .update(messagePhotos)
    .set({ veiled: false, ...(accepted && { acceptedAt: now() }) })
    .where(and(eq(messagePhotos.id, id), eq(messagePhotos.veiled, true)))
    .returning()
  const [message] = await db.select().from(messages).where(eq(messages.photoId, id))
  if (!photo || !message) return
  const { fullName: filename, width, height, placeholder } = photo
  const event: LiveEvent = {
    type: 'photo',
    chat: message.conversationId,
    from: message.senderId,
    number: message.number,
    photo: { filename, width, height, placeholder, veiled: false },
  }
  await writeAndNotify({ db, now }, receiverId, event)
}
