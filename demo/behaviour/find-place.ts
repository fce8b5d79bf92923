import { and, eq } from 'drizzle-orm'
import { messages } from '#server/conversations/tables.ts'
import type { Db } from '#server/platform/db/db.ts'

/** Where the message stands that a member sent under a client id; undefined where there is none. */
export async function findPlace(
  db: Db,
  senderId: string,
  clientId: string,
): Promise<{ conversation: string; number: number } | undefined> {
  const [place] = await db
    .select({ conversation: messages.conversationId, number: messages.number })
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.clientId, clientId)))
  return place
}
