import { limits } from '#common/limits.ts'
import { required } from '#common/required.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import type { MessageRow } from '../message-row.ts'
import { type ChatRow, messagesBetween } from '../queries.ts'
import { noteAnswered } from './mark-delivered.ts'
import { openChat } from './open-chat.ts'

export type MessagesRequest = {
  conversation: string
  before?: number | undefined
  after?: number | undefined
  around?: number | undefined
}
export type MessagesPage = {
  chat: ChatRow
  messages: MessageRow[]
  next: number | null
  newer: number | null
  historyHidden: boolean
}

/**
 * A page of a conversation in ascending order: the newest, those before a number, after one, or around one. What the
 * member removed stays removed, and a free member's history ends after the newest 500.
 */
export async function readMessages(
  ctx: MemberCtx,
  { conversation, before, after, around }: MessagesRequest,
): Promise<MessagesPage> {
  const chat = await openChat(ctx, conversation)
  const freeFloor = ctx.actor.paid ? 0 : chat.lastNumber - limits.freeHistory
  const floor = Math.max(chat.hiddenTo, freeFloor)
  const { page, more } =
    around === undefined
      ? await pageBeside(ctx, chat, { floor, before, after })
      : await pageAround(ctx, chat, { floor, around })
  const last = page.at(-1)
  const newer = last && last.number < chat.lastNumber ? last.number : null
  if (before === undefined && newer === null) noteAnswered(ctx, chat)
  return {
    chat,
    messages: page,
    next: more ? required(page[0]).number : null,
    newer,
    historyHidden: freeFloor > chat.hiddenTo,
  }
}

type Beside = { floor: number; before: number | undefined; after: number | undefined }
type Page = { page: MessageRow[]; more: boolean }

async function pageBeside(ctx: MemberCtx, chat: ChatRow, { floor, before, after }: Beside): Promise<Page> {
  const forward = after !== undefined
  const rows = await messagesBetween(ctx, {
    conversationId: chat.conversationId,
    above: Math.max(floor, after ?? 0),
    below: before,
    forward,
  })
  const page = rows.slice(0, limits.messagesPage)
  if (!forward) page.reverse()
  return { page, more: forward ? page.length > 0 && after > floor : rows.length > limits.messagesPage }
}

type Around = { floor: number; around: number }

/** A number outside of the history gives the page at that end. */
async function pageAround(ctx: MemberCtx, chat: ChatRow, { floor, around }: Around): Promise<Page> {
  const { conversationId } = chat
  const middle = Math.min(Math.max(around, floor + 1), Math.max(chat.lastNumber, 1))
  const half = Math.floor(limits.messagesPage / 2)
  const [older, newer] = await Promise.all([
    messagesBetween(ctx, { conversationId, above: floor, below: middle + 1, forward: false }),
    messagesBetween(ctx, { conversationId, above: Math.max(floor, middle), below: undefined, forward: true }),
  ])
  const page = [...older.slice(0, half).reverse(), ...newer.slice(0, limits.messagesPage - half)]
  return { page, more: older.length > half }
}
