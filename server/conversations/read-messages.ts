import { limits } from '#common/limits.ts'
import { required } from '#common/required.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { noteAnswered } from './mark-delivered.ts'
import { openChat } from './open-chat.ts'
import { type ChatRow, messagesBetween } from './queries.ts'
import type { MessageRow } from './tables.ts'

export type MessagesRequest = {
  conversation: string
  before?: number | undefined
  after?: number | undefined
}
export type MessagesPage = {
  chat: ChatRow
  messages: MessageRow[]
  next: number | null
  historyHidden: boolean
}

/**
 * A page of a conversation in ascending order: the newest, those before a number, or those after one. What the member
 * removed stays removed, and a free member's history ends after the newest 500.
 */
export async function readMessages(
  ctx: MemberCtx,
  { conversation, before, after }: MessagesRequest,
): Promise<MessagesPage> {
  const chat = await openChat(ctx, conversation)
  const freeFloor = ctx.actor.paid ? 0 : chat.lastNumber - limits.freeHistory
  const floor = Math.max(chat.hiddenTo, freeFloor)
  const forward = after !== undefined
  const rows = await messagesBetween(ctx, {
    conversationId: chat.conversationId,
    above: Math.max(floor, after ?? 0),
    below: before,
    forward,
  })
  const more = rows.length > limits.messagesPage
  const page = rows.slice(0, limits.messagesPage)
  if (!forward) page.reverse()
  if (before === undefined) noteAnswered(ctx, chat)
  return {
    chat,
    messages: page,
    next: more && !forward ? required(page[0]).number : null,
    historyHidden: freeFloor > chat.hiddenTo,
  }
}
