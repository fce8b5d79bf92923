import { dayOf } from './day-of.ts'

/** A bubble: a message of the server's, or one on its way to it. */
export type Bubble = {
  key: string
  own: boolean
  body: string
  sentAt: string
  /** The server's number; undefined while the message is on its way. */
  number?: number | undefined
  sending?: boolean | undefined
  error?: string | undefined
}

export type BubbleGroup = { own: boolean; bubbles: Bubble[]; startsNew: boolean }
export type MessageDay = { day: string; groups: BubbleGroup[] }

const pauseMs = 15 * 60_000

/**
 * Bubbles by day and, within it, by sender without a long pause. A group also ends where the new messages begin
 * (`newFrom`, a message's number) and around one that was not sent.
 */
export function groupMessages(bubbles: Bubble[], zone: string, newFrom: number | null): MessageDay[] {
  const days: MessageDay[] = []
  let previous: Bubble | undefined
  for (const bubble of bubbles) {
    const day = dayOf(new Date(bubble.sentAt), zone)
    if (days.at(-1)?.day !== day) {
      days.push({ day, groups: [] })
      previous = undefined
    }
    const groups = days.at(-1)!.groups
    const startsNew = bubble.number !== undefined && bubble.number === newFrom
    if (previous && !startsNew && belongTogether(previous, bubble)) groups.at(-1)!.bubbles.push(bubble)
    else groups.push({ own: bubble.own, bubbles: [bubble], startsNew })
    previous = bubble
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
