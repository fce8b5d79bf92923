import type { QueryClient } from '@tanstack/react-query'
import { cachedUser, userKey } from './user-query.ts'

/** Whose page this is: the last member whom it has shown, also when the session has ended since. */
let shown: string | undefined

/**
 * The member whom the page's calls name. A browser has one session for all tabs, and another member's may have taken its
 * place: what was pressed here is then not theirs, and the server refuses it.
 */
export function pageMember(): string | undefined {
  return shown
}

/** Notes whom the page shows, from its start on, and tells the other tabs: the session is this member's now. */
export function followPageMember(queries: QueryClient): void {
  const note = () => {
    const id = cachedUser(queries)?.id
    if (!id || id === shown) return
    shown = id
    tellTabs(id)
  }
  note()
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === userKey[0]) note()
  })
}

/** The tab's one channel, which does not hear what the tab itself says. */
let channel: BroadcastChannel | undefined

function sessionChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('session')
  return channel
}

/** Tells the other tabs whose the session is from now on; null where it has ended. */
export function tellTabs(member: string | null): void {
  const tabs = sessionChannel()
  const sendToOthers = tabs?.postMessage.bind(tabs)
  sendToOthers?.(member)
}

/** Calls the handler when another tab says that the session is no longer this member's. Returns a function that ends it. */
export function onOtherSession(member: string, handler: () => void): () => void {
  const hear = ({ data }: MessageEvent<string | null>) => {
    if (data !== member) handler()
  }
  const tabs = sessionChannel()
  tabs?.addEventListener('message', hear)
  return () => tabs?.removeEventListener('message', hear)
}

/**
 * Leaves the page to whoever is signed in now: the first page is loaded from the server, and nothing stays of what this
 * tab has kept for another member.
 */
export function leaveToSession(): void {
  try {
    sessionStorage.clear()
  } catch {
    // The browser refuses storage, so that there is nothing to clear.
  }
  window.location.assign('/')
}
