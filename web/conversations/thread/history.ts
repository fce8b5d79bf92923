/** What lies beyond one end of the messages that are loaded. */
export type HistorySide = { more: boolean; loading: boolean; failed: boolean; load: () => void }

/** Which part of a conversation is loaded, and how to come to another one. */
export type History = {
  older: HistorySide
  /** Nothing more where the newest message is loaded. */
  newer: HistorySide
  /** Older messages exist that a free member's history does not show. */
  hidden: boolean
  /** The number of the message that the address asks to see. */
  around: number | null
  /** Loads the part around a message's number, or the newest one. */
  go: (number: number | null) => void
}

const nothing: HistorySide = { more: false, loading: false, failed: false, load: () => undefined }

/** The history of a conversation that is not begun yet. */
export const noHistory: History = {
  older: nothing,
  newer: nothing,
  hidden: false,
  around: null,
  go: () => undefined,
}
