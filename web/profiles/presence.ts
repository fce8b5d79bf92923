import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { watchAnswers } from '#client/api/api.ts'
import type { LiveEvent } from '#common/wire/events.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { useLiveEvent } from '../site/live/use-live.ts'

/** Nobody is online for longer without a word of the server's: its five minutes, and the refresh that ends them. */
const trustedMs = 6 * 60_000

type Seen = { online: boolean; at: number }
const latest = new Map<string, Seen>()
const watching = new Set<() => void>()

/**
 * Whether a member is online now, by the latest word of the server's, whichever answer or event it came with: so that a
 * card which was loaded earlier agrees with everything else on the page.
 */
export function useIsOnline({ id, online }: Pick<ProfileCard, 'id' | 'online'>): boolean {
  return useSyncExternalStore(
    watch,
    () => {
      const seen = latest.get(id)
      return seen ? seen.online && Date.now() - seen.at < trustedMs : online
    },
    () => online,
  )
}

/** Listens to answers and events. To be called once on a page. */
export function useFollowPresence(queries: QueryClient): void {
  useEffect(() => {
    for (const { state } of queries.getQueryCache().getAll()) note(state.data, state.dataUpdatedAt)
    watchAnswers((answer) => {
      note(answer, Date.now())
      notifyListeners()
    })
  }, [queries])
  useLiveEvent(hear)
}

function hear(event: LiveEvent): void {
  if (event.type !== 'presence') return
  latest.set(event.id, { online: event.online, at: Date.now() })
  notifyListeners()
}

function watch(changed: () => void): () => void {
  watching.add(changed)
  return () => watching.delete(changed)
}

function notifyListeners(): void {
  for (const changed of watching) changed()
}

/** Finds the cards in an answer. Messages have none, and are many. */
function note(value: unknown, at: number): void {
  if (!value || typeof value !== 'object') return
  if ('id' in value && 'online' in value && typeof value.id === 'string' && typeof value.online === 'boolean')
    if ((latest.get(value.id)?.at ?? 0) <= at) latest.set(value.id, { online: value.online, at })
  for (const [key, inner] of Object.entries(value)) if (key !== 'messages') note(inner, at)
}
