import type { SQL } from 'drizzle-orm'
import { type GiftName, giftSizes } from '#common/conversations/gifts.ts'
import type { StoredSettings } from '#common/wire/sites.ts'
import type { House } from '#server/credits/open-house-accounts.ts'
import type { NewMessage } from '../message-row.ts'
import type { MessagePicture } from '../read/message-columns.ts'
import { findWarning } from '../warnings/find-warning.ts'

/**
 * A picture whose files are stored. The statement that sends it takes `steps` in, which write its row after the step
 * `taken`, and starts `job`.
 */
type SentPicture = MessagePicture & {
  id: string
  uploadHash: string
  steps: (taken: SQL) => SQL
  job: SQL
}

/** What is sent. */
export type MessageContent =
  | { kind: 'text'; body: string }
  | { kind: 'gift'; gift: GiftName; note: string }
  | { kind: 'gif'; gif: string }
  | { kind: 'photo'; picture: SentPicture }

type Costs = Pick<StoredSettings, 'message_credits' | 'photo_credits' | 'gift_credits'>

/** Returns the cost in credits, by the sender's site. A GIF costs what a text costs. */
export function costOf(content: MessageContent, costs: Costs): number {
  if (content.kind === 'gift') return costs.gift_credits * giftSizes[content.gift]
  return content.kind === 'photo' ? costs.photo_credits : costs.message_credits
}

/** Returns what the ledger calls the payment, and which of its accounts receives it. */
export function ledgerOf(kind: MessageContent['kind']): { entry: string; house: House } {
  if (kind === 'gift') return { entry: 'gift', house: 'gifts' }
  return { entry: kind === 'photo' ? 'photo' : 'message', house: 'messages' }
}

type ContentColumns = Pick<NewMessage, 'kind' | 'body' | 'notice' | 'gift' | 'gif' | 'photoId' | 'picture'>

export function columnsOf(content: MessageContent): ContentColumns {
  const { kind } = content
  const none = { kind, body: '', notice: null, gift: null, gif: null, photoId: null, picture: null }
  if (content.kind === 'text') return { ...none, body: content.body, notice: findWarning(content.body) }
  if (content.kind === 'gift')
    return { ...none, gift: content.gift, body: content.note, notice: findWarning(content.note) }
  if (content.kind === 'gif') return { ...none, gif: content.gif }
  const { id, fullName, blurName, width, height, placeholder, veiled } = content.picture
  return { ...none, photoId: id, picture: { fullName, blurName, width, height, placeholder, veiled } }
}
