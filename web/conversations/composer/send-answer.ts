import type { Message } from '#common/wire/conversations.ts'

/** What the server answers to a message that was sent, whatever its kind. */
export type Answer = {
  conversation: string
  message: Message
  credits: number
  conversations_left: number | null
}
