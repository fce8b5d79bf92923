import { useMemo, useSyncExternalStore } from 'react'
import type { ApiErrorCode } from '#client/api/api.ts'
import { deviceKeys, followDeviceTexts, readDeviceText, writeDeviceText } from '#client/page/device-text.ts'
import type { GiftName } from '#common/conversations/gifts.ts'
import type { Quote } from '#common/wire/conversations.ts'

/**
 * A message that is being sent. The device keeps it until the server has it, so that neither a lost connection nor a
 * closed browser loses anything.
 */
export type Outgoing = {
  client_id: string
  /** What was written; of a gift its note. */
  body: string
  gift?: GiftName | undefined
  gif?: string | undefined
  /** The name of its picture (`outbox-photos.ts`). */
  photo?: string | undefined
  /** What it answers of the receiver's profile. */
  quote?: Quote | null | undefined
  /** Milliseconds since 1970. Messages to one member are sent in this order. */
  at: number
  /** The code of the error that stopped the last attempt. */
  error?: ApiErrorCode | undefined
  /** A rule stopped it: another attempt needs the member's word, and those behind it wait. */
  refused?: boolean | undefined
  /** When the server had it, in milliseconds since 1970. */
  sent?: number | undefined
}

export type Parties = { me: string; to: string }

const allOf = (me: string) => `outbox.${me}.`
const prefixOf = ({ me, to }: Parties) => `${allOf(me)}${to}.`

/** Stores a message, or how it stands now. Each has a name of its own, so that two tabs never write over each other. */
export function putOutgoing(parties: Parties, message: Outgoing): void {
  writeDeviceText(prefixOf(parties) + message.client_id, JSON.stringify(message))
}

/** Other tabs show a message from here until the server's live event has reached them too. */
const keptMs = 10_000

/** The server has the message. */
export function settleOutgoing(parties: Parties, message: Outgoing): void {
  putOutgoing(parties, { ...message, sent: Date.now() })
  setTimeout(() => removeOutgoing(parties, message.client_id), keptMs)
}

/** The message was given up, or has become a draft again. */
export function removeOutgoing(parties: Parties, clientId: string): void {
  const key = prefixOf(parties) + clientId
  const photo = parse(readDeviceText(key))[0]?.photo
  if (photo) dropPhoto(photo).catch(() => undefined)
  writeDeviceText(key, '')
}

async function dropPhoto(name: string): Promise<void> {
  const { dropOutgoingPhoto } = await import('./outbox-photos.ts')
  await dropOutgoingPhoto(name)
}

/** Whether it is a text, which can become a draft again. */
export function isText({ gift, gif, photo }: Outgoing): boolean {
  return !gift && !gif && !photo
}

/** The messages to one member that are still to be sent, the oldest first. */
export function readOutbox(parties: Parties): Outgoing[] {
  const all = parse(snapshot(prefixOf(parties)))
  for (const { client_id, sent } of all)
    if (sent && sent < Date.now() - keptMs) removeOutgoing(parties, client_id)
  return all.filter(({ sent }) => !sent)
}

/** The messages to one member of which the screen may not know yet that they have arrived, the oldest first. */
export function useOutbox({ me, to }: Parties): Outgoing[] {
  const prefix = prefixOf({ me, to })
  const text = useSyncExternalStore(
    followDeviceTexts,
    () => snapshot(prefix),
    () => '',
  )
  return useMemo(() => parse(text), [text])
}

/** To whom messages wait. */
export function waitingReceivers(me: string): string[] {
  const rest = deviceKeys(allOf(me)).map((key) => key.slice(allOf(me).length))
  return [...new Set(rest.flatMap((key) => key.split('.')[0] ?? []))]
}

function snapshot(prefix: string): string {
  return deviceKeys(prefix)
    .toSorted()
    .map((key) => readDeviceText(key))
    .filter(Boolean)
    .join('\n')
}

function parse(text: string): Outgoing[] {
  if (!text) return []
  // Written by this site's own pages.
  const messages: Outgoing[] = text.split('\n').map((line) => JSON.parse(line))
  return messages.sort((a, b) => a.at - b.at || (a.client_id < b.client_id ? -1 : 1))
}
