import { useCallback, useSyncExternalStore } from 'react'
import type { LiveEvent } from '#common/wire/events.ts'
import { onLiveEvent } from '#web/site/live/use-live.ts'

/** Who types says so again within three seconds. */
const lastsMs = 6_000

const typing = new Map<string, ReturnType<typeof setTimeout>>()
const watching = new Set<() => void>()
let stop: (() => void) | undefined

/**
 * Whether the other one of a conversation types at this moment. It ends with their message, and by itself when nothing
 * more is heard.
 */
export function useTyping(chat: string): boolean {
  return useSyncExternalStore(
    watch,
    useCallback(() => typing.has(chat), [chat]),
    () => false,
  )
}

function watch(changed: () => void): () => void {
  if (watching.size === 0) stop = onLiveEvent(hear)
  watching.add(changed)
  return () => {
    watching.delete(changed)
    if (watching.size === 0) stop?.()
  }
}

function hear(event: LiveEvent): void {
  if (event.type === 'typing') {
    clearTimeout(typing.get(event.chat))
    typing.set(
      event.chat,
      setTimeout(() => end(event.chat), lastsMs),
    )
    notifyListeners()
  } else if (event.type === 'message' && !event.message.own) end(event.chat)
}

function end(chat: string): void {
  clearTimeout(typing.get(chat))
  if (typing.delete(chat)) notifyListeners()
}

function notifyListeners(): void {
  for (const changed of watching) changed()
}
