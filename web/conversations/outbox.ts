import { readTabText, writeTabText } from '../platform/page/tab-text.ts'

/** A message on its way: kept in the tab until the server has it, so that a reload loses nothing. */
export type Outgoing = {
  client_id: string
  body: string
  /** Milliseconds since 1970. */
  at: number
  /** The code of the error that stopped the last attempt. */
  error?: string
}

const flying = new Set<string>()

export function outboxKey(me: string, to: string): string {
  return `outbox.${me}.${to}`
}

export function parseOutbox(text: string): Outgoing[] {
  // Written by this tab.
  const kept: Outgoing[] = text ? JSON.parse(text) : []
  return kept
}

/** An attempt to send begins. */
export function sendOff(key: string, { client_id, body, at }: Outgoing): void {
  flying.add(client_id)
  put(key, { client_id, body, at })
}

/** An attempt failed; the message waits for the next one. */
export function keepFailed(key: string, message: Outgoing, error: string): void {
  flying.delete(message.client_id)
  put(key, { ...message, error })
}

/** The message has arrived, or is a draft again. */
export function dropOutgoing(key: string, clientId: string): void {
  flying.delete(clientId)
  store(key, withoutId(key, clientId))
}

/** False for what failed, and for what a reload interrupted. */
export function isFlying(clientId: string): boolean {
  return flying.has(clientId)
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
