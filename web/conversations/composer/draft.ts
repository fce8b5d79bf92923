import { deviceKeys, readDeviceText, writeDeviceText } from '#client/page/device-text.ts'
import { writtenText } from '#common/text/written-text.ts'

/** The name under which the device keeps what was typed to a member and not sent yet. */
export function draftKey(me: string, to: string): string {
  return `draft.${me}.${to}`
}

/** Stores an opener as the draft of the first message, unless there is a draft already. */
export function startDraft(me: string, to: string, opener: string): void {
  const key = draftKey(me, to)
  if (!writtenText(readDeviceText(key))) writeDeviceText(key, opener)
}

/** The draft with an opener at its end. An opener that was chosen before is replaced. */
export function withOpener(draft: string, opener: string, offered: string[]): string {
  const taken = offered.find((text) => draft.endsWith(text)) ?? ''
  const typed = draft.slice(0, draft.length - taken.length)
  if (!writtenText(typed)) return opener
  return /\s$/.test(typed) ? typed + opener : `${typed} ${opener}`
}

/** Removes all that a member has typed or is sending from this device. */
export async function forgetTyped(me: string): Promise<void> {
  for (const kind of ['draft', 'quote', 'outbox'])
    for (const key of deviceKeys(`${kind}.${me}.`)) writeDeviceText(key, '')
  const { dropOutgoingPhotos } = await import('./outbox-photos.ts')
  await dropOutgoingPhotos(me)
}
