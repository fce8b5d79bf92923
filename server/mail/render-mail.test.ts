import { expect, test } from 'vitest'
import type { MailFrame } from './mail-frame.ts'
import { renderMail } from './render-mail.ts'

const frame: MailFrame = {
  locale: 'en',
  siteName: 'Serenade & "Co"',
  niche: 'general',
  origin: 'https://site.example',
  reason: 'Because.',
  imprint: ['Company B.V.', 'Street 1'],
  links: [{ label: 'Unsubscribe', url: 'https://site.example/unsubscribe?token=x&y' }],
}
const hostile = `<script>alert('1')</script> "&amp;"`
const { html, text, subject } = renderMail(
  {
    subject: hostile,
    preview: hostile,
    heading: hostile,
    blocks: [
      { kind: 'text', text: `one\n${hostile}` },
      { kind: 'quote', text: `first\nsecond ${hostile}` },
      { kind: 'button', label: hostile, path: '/"onclick="x' },
      { kind: 'facts', rows: [[hostile, 'value']] },
      { kind: 'note', text: hostile },
    ],
  },
  frame,
)

test('everything that is written is escaped', () => {
  expect(html).not.toContain('<script')
  expect(html).not.toContain('"onclick')
  expect(html.match(/&lt;script&gt;alert\(&#39;1&#39;\)/g)?.length).toBe(8)
  expect(html).toContain('href="https://site.example/unsubscribe?token=x&amp;y"')
  expect(subject).toBe(hostile)
})

test('nothing is fetched from anywhere', () => {
  expect(html).not.toMatch(/<img|<link|@import|url\(|<script|src=/)
})

test('a dark mail program is told the dark colours', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
})

test('the text says the same', () => {
  expect(text).toContain('> first\n> second')
  expect(text).toContain(':\nhttps://site.example/"onclick="x')
  expect(text).toContain('Unsubscribe: https://site.example/unsubscribe?token=x&y')
  expect(text).toContain('Company B.V.\nStreet 1')
})
