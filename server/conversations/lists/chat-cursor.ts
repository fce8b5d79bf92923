import { validate as isUuid } from 'uuid'
import { invalidField } from '#server/platform/errors.ts'

/** Where a page of the chat list ended. */
export type ChatPlace = { lastAt: Date; conversationId: string }

export function writeChatCursor({ lastAt, conversationId }: ChatPlace): string {
  return `${lastAt.getTime()}.${conversationId}`
}

/** Throws `invalid` with the field `cursor` for what this server did not write. */
export function readChatCursor(cursor: string): ChatPlace {
  const [time = '', conversationId = ''] = cursor.split('.')
  if (!/^\d{1,14}$/.test(time) || !isUuid(conversationId)) throw invalidField('cursor', 'invalid_cursor')
  return { lastAt: new Date(Number(time)), conversationId }
}
