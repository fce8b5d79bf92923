import type { Quote } from '#common/conversations.ts'
import { readTabText, writeTabText } from '#web/platform/page/tab-text.ts'

/** A message that is being sent. It is stored in the tab until the server has it, so that a reload loses nothing. */
export type Outgoing = {
  client_id: string
  body: string
  /** What it answers of the receiver's profile. */
  quote?: Quote | null | undefined
  /** Milliseconds since 1970. */
  at: number
  /** The code of the error that stopped the last attempt. */
  error?: string
}

const inFlight = new Set<string>()

export function outboxKey(me: string, to: string): string {
  return `outbox.${me}.${to}`
}

export function parseOutbox(text: string): Outgoing[] {
  // Written by this tab.
  const kept: Outgoing[] = text ? JSON.parse(text) : []
  return kept
}

export function startSending(key: string, { client_id, body, quote, at }: Outgoing): void {
  inFlight.add(client_id)
  put(key, { client_id, body, quote, at })
}

/** An attempt has failed; the message stays and can be sent again. */
export function markFailed(key: string, message: Outgoing, error: string): void {
  inFlight.delete(message.client_id)
  put(key, { ...message, error })
}

/** The message has arrived, or has become a draft again. */
export function removeOutgoing(key: string, clientId: string): void {
  inFlight.delete(clientId)
  store(key, withoutId(key, clientId))
}

/** False after a failure, and for a message whose sending a reload has interrupted. */
export function isInFlight(clientId: string): boolean {
  return inFlight.has(clientId)
}

function put(key: string, message: Outgoing): void {
  store(
    key,
    [...withoutId(key, message.client_id), message].sort((a, b) => a.at - b.at),
  )
}

function store(key: string, messages: Outgoing[]): void {
  writeTabText(key, messages.length > 0 ? JSON.stringify(messages) : '')
}

function withoutId(key: string, clientId: string): Outgoing[] {
  return parseOutbox(readTabText(key)).filter((message) => message.client_id !== clientId)
}
