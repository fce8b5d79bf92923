/** A draft with an opener at its end: after what was typed, in the place of one that was taken before. */
export function withOpener(draft: string, opener: string, offered: string[]): string {
  const taken = offered.find((text) => draft.endsWith(text)) ?? ''
  const typed = draft.slice(0, draft.length - taken.length)
  if (!typed.trim()) return opener
  return /\s$/.test(typed) ? typed + opener : `${typed} ${opener}`
}
