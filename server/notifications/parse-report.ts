import PostalMime, { type Attachment } from 'postal-mime'
import { mailIdsIn } from '../mail/compose-message.ts'

/** What a mail that came back says. `mailIds`: which of our mails it may be about. */
export type Report =
  /** `status`: the reason, as 5.1.1. */
  | { kind: 'bounce'; mailIds: string[]; status: string }
  | { kind: 'complaint'; mailIds: string[] }
  | { kind: 'unsubscribe'; token: string }
  | null

/**
 * Reads a delivery report (RFC 3464), a complaint (ARF, RFC 5965) or a request to unsubscribe. Null for anything else: an
 * answer of a person, a note that somebody is away, a delay, a failure that may pass.
 */
export async function parseReport(raw: Uint8Array): Promise<Report> {
  const mail = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 20,
    maxHeadersSize: 256 * 1024,
  })
  const parts = mail.attachments
  const complaint = textOf(parts, ['message/feedback-report'])
  if (complaint && fieldsOf(complaint, 'Feedback-Type').some((type) => type.toLowerCase() === 'abuse'))
    return { kind: 'complaint', mailIds: originalIds(parts) }
  const delivery = textOf(parts, ['message/delivery-status', 'message/global-delivery-status'])
  const status = delivery && failureIn(delivery)
  if (status) return { kind: 'bounce', mailIds: originalIds(parts), status }
  const token = /^unsubscribe\s+([\w-]{44})$/i.exec(mail.subject?.trim() ?? '')?.[1]
  return token ? { kind: 'unsubscribe', token } : null
}

/**
 * Reads whether a delivery failed for good: the action and the status have to agree (5.x.x), so that a full mailbox
 * (4.2.2) does not count.
 */
function failureIn(delivery: string): string | undefined {
  return delivery
    .split(/\r?\n\s*\r?\n/)
    .filter((recipient) => fieldsOf(recipient, 'Action')[0]?.toLowerCase() === 'failed')
    .map((recipient) => /^5\.\d{1,3}\.\d{1,3}/.exec(fieldsOf(recipient, 'Status')[0] ?? '')?.[0])
    .find(Boolean)
}

/** Reads the Message-IDs of the original mail, of which a report brings the whole or the head. */
function originalIds(parts: Attachment[]): string[] {
  const original = textOf(parts, [
    'message/rfc822',
    'text/rfc822-headers',
    'message/global',
    'message/global-headers',
  ])
  const head = original?.split(/\r?\n\r?\n/, 1)[0] ?? ''
  return fieldsOf(head, 'Message-ID').flatMap(mailIdsIn)
}

function textOf(parts: Attachment[], types: string[]): string | undefined {
  const content = parts.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))?.content
  if (content === undefined) return undefined
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** A header's values, unfolded. */
function fieldsOf(text: string, name: string): string[] {
  const start = `${name.toLowerCase()}:`
  return text
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) => line.toLowerCase().startsWith(start))
    .map((line) => line.slice(start.length).trim())
}
