import type { MailBlock, MailContent } from './mail-content.ts'
import type { MailFrame } from './mail-frame.ts'

export function renderText({ heading, blocks }: MailContent, frame: MailFrame): string {
  const links = frame.links.map(({ label, url }) => `${label}: ${url}`)
  const foot = [frame.reason, links.join('\n'), frame.imprint.join('\n')].filter(Boolean)
  const body = [frame.siteName, heading, ...blocks.map((block) => textOf(block, frame))]
  return `${[...body, '-- ', ...foot].join('\n\n')}\n`
}

function textOf(block: MailBlock, { origin }: MailFrame): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text
    case 'button':
      return `${block.label}:\n${origin}${block.path}`
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
  }
}
