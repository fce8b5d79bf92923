import type { MailContent } from './mail-content.ts'
import type { MailFrame } from './mail-frame.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

export type RenderedMail = { subject: string; html: string; text: string }

/** A mail as HTML and as text, from the same blocks. */
export function renderMail(content: MailContent, frame: MailFrame): RenderedMail {
  return {
    subject: content.subject,
    html: renderHtml(content, frame),
    text: renderText(content, frame),
  }
}
