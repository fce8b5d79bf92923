import { limits } from '#common/limits.ts'
import { required } from '#common/required.ts'
import type { ChatListName, Chats } from '#common/wire/conversations.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { presentMembers } from '#server/likes/present-members.ts'
import { viewerOf } from '#server/profiles/present.ts'
import { presentChat } from '../present.ts'
import { chatPage, listTotals } from '../queries.ts'
import { noteAnswered } from '../read/mark-delivered.ts'
import { readChatCursor, writeChatCursor } from './chat-cursor.ts'
import { findFresh } from './fresh.ts'

/** A page of one of the chat lists. The number of statements does not depend on the number of chats. */
export async function listChats(
  ctx: MemberCtx,
  list: ChatListName,
  cursor: string | undefined,
): Promise<Chats> {
  const rows = await chatPage(ctx, list, cursor === undefined ? undefined : readChatCursor(cursor))
  const pinned = rows.filter((row) => row.pin !== null).length
  const page = rows.slice(0, pinned + limits.chatsPage)
  const fresh = cursor === undefined && list === 'inbox' ? await findFresh(ctx) : []
  const cards = await presentMembers(ctx, [...page.map((row) => row.otherId), ...fresh])
  for (const row of page) noteAnswered(ctx, row)
  const { total, ...counts } = await listTotals(ctx)
  return {
    chats: page.flatMap((row) => {
      const card = cards.get(row.otherId)
      return card ? [presentChat(row, card, viewerOf(ctx))] : []
    }),
    fresh: fresh.flatMap((id) => cards.get(id) ?? []),
    next: rows.length > page.length ? writeChatCursor(required(page.at(-1))) : null,
    total_unread_messages: total,
    ...counts,
  }
}
