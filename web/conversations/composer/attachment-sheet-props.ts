import type { Quote } from '#common/wire/conversations.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'

/** What the sheet of a gift, a GIF or a photo receives from the composer. */
export type AttachmentSheetProps = {
  me: string
  to: ProfileCard
  /** What it answers. */
  quote: Quote | null
  open: boolean
  onClose: () => void
  /** Null: it waits in the outbox. */
  onSent: (conversation: string | null) => void
}
