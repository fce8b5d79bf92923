import { readTabText, writeTabText } from '../../platform/page/tab-text.ts'

/** Where the tab keeps what was typed to a member and not sent. */
export function draftKey(me: string, to: string): string {
  return `draft.${me}.${to}`
}

/** Puts an opener where the first message will be written. What was typed there stays. */
export function beginDraft(me: string, to: string, opener: string): void {
  const key = draftKey(me, to)
  if (!readTabText(key).trim()) writeTabText(key, opener)
}

/** A draft with an opener at its end: after what was typed, in the place of one that was taken before. */
export function withOpener(draft: string, opener: string, offered: string[]): string {
  const taken = offered.find((text) => draft.endsWith(text)) ?? ''
  const typed = draft.slice(0, draft.length - taken.length)
  if (!typed.trim()) return opener
  return /\s$/.test(typed) ? typed + opener : `${typed} ${opener}`
}
