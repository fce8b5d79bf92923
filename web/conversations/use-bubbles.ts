import { useEffect, useMemo } from 'react'
import type { Message } from '#common/conversations.ts'
import { useTabText } from '../platform/page/tab-text.ts'
import type { Bubble } from './group-messages.ts'
import { dropOutgoing, isFlying, outboxKey, parseOutbox } from './outbox.ts'

/** The conversation's messages, and after them those on their way. One that has arrived leaves the outbox. */
export function useBubbles(messages: Message[], { me, to }: { me: string; to: string }): Bubble[] {
  const key = outboxKey(me, to)
  const [text] = useTabText(key)
  const outgoing = useMemo(() => parseOutbox(text), [text])
  const arrived = useMemo(() => new Set(messages.map((message) => message.client_id)), [messages])
  useEffect(() => {
    for (const { client_id } of outgoing) if (arrived.has(client_id)) dropOutgoing(key, client_id)
  }, [outgoing, arrived, key])
  return useMemo(
    () => [
      ...messages.map(({ client_id, own, body, sent_at, number }) => ({
        key: client_id,
        own,
        body,
        sentAt: sent_at,
        number,
      })),
      ...outgoing
        .filter(({ client_id }) => !arrived.has(client_id))
        .map(({ client_id, body, at, error }) => {
          const sending = isFlying(client_id)
          return {
            key: client_id,
            own: true,
            body,
            sentAt: new Date(at).toISOString(),
            sending,
            error: sending ? undefined : (error ?? 'offline'),
          }
        }),
    ],
    [messages, outgoing, arrived],
  )
}
