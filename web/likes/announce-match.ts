import type { ProfileCard } from '#common/profiles.ts'

const eventName = 'match'

export type Match = { id: string; card?: ProfileCard | undefined }

/** Lets the pop-up celebrate a match, wherever the member is. Each match is shown once in a page's life. */
export function announceMatch(id: string, card?: ProfileCard): void {
  window.dispatchEvent(new CustomEvent<Match>(eventName, { detail: { id, card } }))
}

/** Calls the listener for each announced match. Returns what ends it. */
export function onMatch(listener: (match: Match) => void): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail)
  }
  window.addEventListener(eventName, heard)
  return () => window.removeEventListener(eventName, heard)
}
