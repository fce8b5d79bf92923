import { useEffect, useMemo } from 'react'
import type { ApiErrorCode } from '#client/api/api.ts'
import type { Message, Quote } from '#common/wire/conversations.ts'
import { type Outgoing, type Parties, settleOutgoing, useOutbox } from '../composer/outbox.ts'
import { dayOf } from '../days.tsx'

/** What one bubble shows: a message of the server's, or one that is being sent. */
export type Bubble = {
  key: string
  own: boolean
  body: string
  quote: Quote | null
  sentAt: string
  /** Undefined while the message is being sent. */
  number?: number | undefined
  sending?: boolean | undefined
  error?: ApiErrorCode | undefined
  /** A rule stopped it: it is sent again only at the member's word. */
  refused?: boolean | undefined
  /** It waits behind one that was stopped. */
  behind?: boolean | undefined
  /** As the outbox has it. */
  outgoing?: Outgoing | undefined
  /** The server's, where it has it: what is no text has its content there. */
  message?: Message | undefined
}

export type BubbleGroup = { own: boolean; bubbles: Bubble[]; startsNew: boolean }
export type MessageDay = { day: string; groups: BubbleGroup[] }

const pauseMs = 15 * 60_000

/**
 * Groups bubbles by day, and within a day by sender without a long pause. A group also ends before the first new
 * message (`newFrom`, a message's number) and around one that could not be sent.
 */
export function groupMessages(bubbles: Bubble[], zone: string, newFrom: number | null): MessageDay[] {
  const days: MessageDay[] = []
  for (const bubble of bubbles) {
    const day = dayOf(new Date(bubble.sentAt), zone)
    const groups = days.at(-1)?.day === day ? days.at(-1)?.groups : undefined
    const group = groups?.at(-1)
    const previous = group?.bubbles.at(-1)
    const startsNew = bubble.number !== undefined && bubble.number === newFrom
    if (group && previous && !startsNew && belongTogether(previous, bubble)) group.bubbles.push(bubble)
    else {
      const newGroup = { own: bubble.own, bubbles: [bubble], startsNew }
      if (groups) groups.push(newGroup)
      else days.push({ day, groups: [newGroup] })
    }
  }
  return days
}

function belongTogether(before: Bubble, after: Bubble): boolean {
  return (
    before.own === after.own &&
    !before.error &&
    !after.error &&
    Boolean(before.sending) === Boolean(after.sending) &&
    Date.parse(after.sentAt) - Date.parse(before.sentAt) < pauseMs
  )
}

/**
 * The conversation's messages, followed by those being sent. A message that has arrived is settled in the outbox.
 */
export function useBubbles(messages: Message[], { me, to }: Parties): Bubble[] {
  const outgoing = useOutbox({ me, to })
  const arrived = useMemo(() => new Set(messages.map((message) => message.client_id)), [messages])
  useEffect(() => {
    for (const message of outgoing)
      if (arrived.has(message.client_id) && !message.sent) settleOutgoing({ me, to }, message)
  }, [outgoing, arrived, me, to])
  return useMemo(
    () => [
      ...messages.map(bubbleOf),
      ...outgoing
        .filter(({ client_id }) => !arrived.has(client_id))
        .map((message, index, [first]) => outgoingBubble(message, index > 0 && first?.refused === true)),
    ],
    [messages, outgoing, arrived],
  )
}

function outgoingBubble(outgoing: Outgoing, behind: boolean): Bubble {
  const { client_id, body, quote, at, error, refused } = outgoing
  return {
    key: client_id,
    own: true,
    body,
    quote: quote ?? null,
    sentAt: new Date(at).toISOString(),
    sending: !error,
    error,
    refused,
    behind,
    outgoing,
  }
}

const made = new WeakMap<Message, Bubble>()

/** A message's bubble, the same object each time, so that it is rendered once. */
function bubbleOf(message: Message): Bubble {
  const known = made.get(message)
  if (known) return known
  const bubble: Bubble = {
    key: message.client_id,
    own: message.own,
    body: message.body,
    quote: message.quote,
    sentAt: message.sent_at,
    number: message.number,
    message,
  }
  made.set(message, bubble)
  return bubble
}
