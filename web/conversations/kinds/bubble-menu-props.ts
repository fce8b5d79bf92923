import type { Message } from '#common/wire/conversations.ts'

/** The message that the menu is about, and who looks. */
export type BubbleMenuProps = {
  message: Message
  conversation: string
  me: string
  /** The other member. */
  profile: { id: string; name: string }
  /** It can still be taken back. */
  unread: boolean
}
