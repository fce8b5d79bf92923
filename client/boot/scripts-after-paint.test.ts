import { expect, it } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const head = [
  '<link rel="modulepreload" href="/assets/entry.js" nonce="abc"/>',
  '<link rel="modulepreload" href="/assets/root.js" nonce="abc"/>',
]
const code = [
  'import "/assets/manifest.js";',
  'import * as route0 from "/assets/root.js";',
  'window.modules = {"root":route0};',
  'import("/assets/entry.js");',
].join('\n')
const page = `<head>${head.join('')}<link rel="stylesheet" href="/a.css"/></head><body><p>$&amp;</p><script nonce="abc" type="module" async="">${code}</script></body>`

it('takes out the preloads, and starts the scripts in their order', () => {
  const html = scriptsAfterPaint(page, 'abc')
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).toContain('<head><link rel="stylesheet" href="/a.css"/></head><body><p>$&amp;</p>')
  expect(html).toContain('(["/assets/entry.js","/assets/root.js"])</script>')
  expect(html).toContain(
    `<script nonce="abc" type="module" async="">${[
      'await window.earlyInput.ready;',
      'await import("/assets/manifest.js");',
      'const route0 = await import("/assets/root.js");',
      'window.modules = {"root":route0};',
      'import("/assets/entry.js");',
    ].join('\n')}</script>`,
  )
})

it('starts nothing by its own before `earlyInput` is set, and gives its script the nonce of the page', () => {
  const html = scriptsAfterPaint(page, 'abc')
  const first = html.indexOf('<script nonce="abc">window.earlyInput = ')
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(html.indexOf('type="module"'))
})

it('leaves a page unchanged whose scripts have another form, or that has none', () => {
  const bare = '<body><script type="module" src="/light.js"></script></body>'
  expect(scriptsAfterPaint(bare, 'abc')).toBe(bare)
  const unknown = `${head.join('')}<script type="module">boot()</script>`
  expect(scriptsAfterPaint(unknown, 'abc')).toBe(unknown)
})
