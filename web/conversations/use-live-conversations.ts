import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { LiveEvent } from '#common/events.ts'
import { useLiveEvent } from '../platform/live/use-live-event.ts'
import { applyMessage, applyRead, applySeen } from './conversations-query.ts'

/** Writes what the live stream tells of messages straight into the cache, without asking for it again. */
export function useLiveConversations(): void {
  const queries = useQueryClient()
  useLiveEvent(
    useCallback(
      (event: LiveEvent) => {
        if (event.type === 'message') applyMessage(queries, event)
        else if (event.type === 'seen') applySeen(queries, event)
        else if (event.type === 'read') applyRead(queries, event)
      },
      [queries],
    ),
  )
}
