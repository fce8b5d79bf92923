import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent } from 'react'
import type { ApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { type Outgoing, type Parties, putOutgoing, waitingReceivers } from './outbox.ts'
import { onSendNews, sendOutbox } from './send-outbox.ts'

type Heard = { onSent: (conversation: string) => void; onRefused: (refusal: ApiError) => void }

/**
 * Sends messages to one member, one after the other. Each is shown at once, and waits on the device until the server has
 * it; `put` with the same message again is a retry, `resume` goes on with those that wait.
 */
export function useSend({ me, to }: Parties, { onSent, onRefused }: Heard) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const hear = useEffectEvent((news: Parameters<Parameters<typeof onSendNews>[0]>[0]) => {
    if (news.to !== to) return
    if ('refusal' in news) onRefused(news.refusal)
    else onSent(news.conversation)
  })
  useEffect(() => onSendNews((news) => hear(news)), [])
  const resume = useCallback(() => void sendOutbox({ api, queries }, { me, to }), [api, queries, me, to])
  const put = useCallback(
    (message: Outgoing) => {
      putOutgoing({ me, to }, { ...message, error: undefined, refused: undefined })
      resume()
    },
    [resume, me, to],
  )
  return { put, resume }
}

/** Sends what waits on this device: when a page opens, and when the connection or the member is back. */
export function useOutboxSender(me: string): void {
  const { api } = usePageData()
  const queries = useQueryClient()
  useEffect(() => {
    const sendAll = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      for (const to of waitingReceivers(me)) void sendOutbox({ api, queries }, { me, to })
    }
    sendAll()
    window.addEventListener('online', sendAll)
    document.addEventListener('visibilitychange', sendAll)
    return () => {
      window.removeEventListener('online', sendAll)
      document.removeEventListener('visibilitychange', sendAll)
    }
  }, [api, queries, me])
}
