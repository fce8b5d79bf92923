import type { MailBlock, MailContent } from './mail-content.ts'

/** What a mail is rendered for: the site's name and the origin that its links lead to. */
export type MailFrame = { locale: string; siteName: string; origin: string; imprint: string }

export type RenderedMail = { subject: string; html: string; text: string }

/** A mail as HTML and as text, from the same blocks. */
export function renderMail(content: MailContent, frame: MailFrame): RenderedMail {
  const parts = content.blocks.map((block) => textOf(block, frame))
  const text = [content.heading, ...parts, frame.imprint].join('\n\n')
  const html = `<!doctype html><html lang="${frame.locale}"><body><pre>${escapeHtml(text)}</pre></body></html>`
  return { subject: content.subject, html, text }
}

function textOf(block: MailBlock, frame: MailFrame): string {
  switch (block.kind) {
    case 'button':
      return `${block.label}\n${frame.origin}${block.path}`
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
    default:
      return block.text
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
