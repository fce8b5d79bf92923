import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './platform/config.ts'
import { loadPages } from './start/load-pages.ts'
import { createTestApp } from './testing/start/create-test-app.ts'

const pages = await loadPages(readConfig({ NODE_ENV: 'development' }))
const t = await createTestApp({ pages: pages.handler })
afterAll(() => pages.close?.())

const texts = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'service', 'accessibility', 'faq']
const open = [
  '/pricing',
  '/lang-config',
  '/complaints',
  '/delete-account',
  '/outbox',
  ...texts.map((name) => `/pages/${name}`),
]
const reminder = /Confirm your e.mail address/
const photo = 'Show who you are'
const navigation = ['href="/members"', 'href="/chats"', 'href="/likes"']

const unproven = await t.signUp({ unconfirmed: true })
const proven = await t.signUp()

describe('a signed-in member', () => {
  it.each(open)('has the members’ frame on %s, and is told there what is due', async (path) => {
    const [asked, told] = await Promise.all([unproven, proven].map(({ browser }) => browser.get(path)))
    for (const page of [asked, told]) {
      expect(page?.status).toBe(200)
      for (const link of navigation) expect(page?.text).toContain(link)
      expect(page?.text).toContain('type="module" async=""')
    }
    expect(asked?.text).toMatch(reminder)
    expect(told?.text).toContain(photo)
  })
})

describe('a visitor', () => {
  it.each(texts)('has /pages/%s without React and without the members’ frame', async (name) => {
    const { text } = await t.browser().get(`/pages/${name}`)
    expect(text).not.toContain('type="module" async=""')
    expect(text).not.toContain('href="/chats"')
  })
})
