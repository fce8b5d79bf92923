import MailComposer from 'nodemailer/lib/mail-composer'
import type { ComposedMail } from '../platform/mail/mail-service.ts'
import type { RenderedMail } from './render-mail.ts'

export type MailAddress = { name: string; address: string }

export type MessageParts = {
  /** Makes the Message-ID, by which a report is known later. */
  id: string
  rendered: RenderedMail
  from: MailAddress
  /** Who hears of a mail that could not be delivered. */
  returnTo: string
  to: MailAddress
  replyTo: string | undefined
  headers: Record<string, string>
  date: Date
}

/** The message as bytes. Names with lines' ends or other controls in them cannot make headers of their own. */
export async function composeMessage(parts: MessageParts): Promise<ComposedMail> {
  const { id, rendered, from, to, replyTo, headers, date, returnTo } = parts
  const composer = new MailComposer({
    messageId: messageIdOf(id, from.address),
    date,
    from: { ...from, name: plainName(from.name) },
    to: { ...to, name: plainName(to.name) },
    ...(replyTo && { replyTo }),
    subject: plainName(rendered.subject),
    text: rendered.text,
    html: rendered.html,
    headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from: returnTo, to: to.address, raw: await composer.compile().build() }
}

/** Fixed by the mail's id: a mail that comes twice is known as one, and a report names the mail that it is about. */
function messageIdOf(id: string, sender: string): string {
  return `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`
}

/** The mails that these Message-IDs name, if they are ours. */
export function mailIdsIn(text: string): string[] {
  return [
    ...text.matchAll(/<([\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})@[^<>\s]+>/gi),
  ].map(([, id = '']) => id.toLowerCase())
}

function plainName(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
}
