import { eq } from 'drizzle-orm'
import { required } from '#common/required.ts'
import type { MessagePhoto } from '#common/wire/conversations.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { findMessage } from '../read/find-message.ts'
import { openChat } from '../read/open-chat.ts'
import { messagePhotos } from '../tables.ts'
import { unveil } from './unveil.ts'

/** Shows a photo clear from now on, since its receiver wants to see it. Doing it again changes nothing. */
export async function acceptPhoto(
  ctx: MemberCtx,
  conversationId: string,
  number: number,
): Promise<MessagePhoto> {
  return inTransaction(ctx, async (tx) => {
    const message = await findMessage(tx, await openChat(tx, conversationId), number)
    if (message.photoId === null || message.senderId === tx.actor.memberId) throw new AppError('not_found')
    const found = await tx.db.select().from(messagePhotos).where(eq(messagePhotos.id, message.photoId))
    const photo = required(found[0])
    await unveil(tx, photo, true)
    const { fullName: filename, width, height, placeholder } = photo
    return { filename, width, height, placeholder, veiled: false }
  })
}
