import { and, eq } from 'drizzle-orm'
import { defaultLocale, isLocale, type Locale } from '#common/locales.ts'
import { messages } from '#server/conversations/tables.ts'
import { members } from '#server/members/tables.ts'
import type { Db } from '#server/platform/db/db.ts'

type Place = { conversation: string; number: number; to: string }

/** What was written there, and the language of who wrote it. */
export async function findAsked(
  db: Db,
  { conversation, number }: Place,
): Promise<{ body: string; language: Locale } | undefined> {
  const [asked] = await db
    .select({ body: messages.body, language: members.language })
    .from(messages)
    .innerJoin(members, eq(members.id, messages.senderId))
    .where(and(eq(messages.conversationId, conversation), eq(messages.number, number)))
  return asked && { ...asked, language: isLocale(asked.language) ? asked.language : defaultLocale }
}

/** Whether the character has said these words in the conversation before: nobody says a thing twice. */
export async function hasSaid(db: Db, { conversation, to }: Place, body: string): Promise<boolean> {
  const said = await db
    .select({ number: messages.number })
    .from(messages)
    .where(and(eq(messages.conversationId, conversation), eq(messages.senderId, to), eq(messages.body, body)))
    .limit(1)
  return said.length > 0
}
