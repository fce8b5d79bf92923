/** What a browser keeps of a member's last conversations, to be read without a connection. */
export type KeptMessage = {
  own: boolean
  text: string
  /** What it is where it is no text. */
  what: 'text' | 'photo' | 'gif' | 'gift' | 'unsent' | 'hidden'
  at: string
}
export type KeptChat = { id: string; name: string; messages: KeptMessage[] }
export type KeptChats = { memberId: string; chats: KeptChat[] }

export const keptChats = 20
export const keptMessages = 50
