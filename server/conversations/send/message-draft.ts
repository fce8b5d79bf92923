import type { QuoteDraft } from '#common/wire/conversations.ts'
import type { MessageContent } from './message-content.ts'

/** A message as its sender hands it over, before anything is known of the receiver. */
export type MessageDraft = {
  to: string
  clientId: string
  content: MessageContent
  quote?: QuoteDraft | null | undefined
}
