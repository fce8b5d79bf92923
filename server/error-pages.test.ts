import { v4 as uuidv4 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './platform/config.ts'
import { loadPages } from './start/load-pages.ts'
import { block } from './testing/block.ts'
import { createTestApp } from './testing/create-test-app.ts'

const pages = await loadPages(readConfig({ NODE_ENV: 'development' }))
const t = await createTestApp({ pages: pages.handler })
afterAll(() => pages.close?.())

/** What a person sees of the page: its main part without tags. */
const wordsOf = (html: string) =>
  (/<main.*?<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('pages of a member who blocked the reader say so with the status, and offer no second try', async () => {
  const blocker = await t.signUp({ name: 'Blocker' })
  const reader = await t.signUp({ gender: 'female' })
  const sent = await reader.browser.post('/api/message.php', {
    to: blocker.id,
    client_id: uuidv4(),
    body: 'hello',
  })
  await block(t, blocker.id, reader.id)
  for (const path of [
    `/members/${blocker.id}`,
    `/members/${blocker.id}/chat`,
    `/chats/${sent.body.conversation}`,
  ]) {
    const { status, text } = await reader.browser.get(path)
    const words = wordsOf(text)
    expect([path, status]).toEqual([path, 403])
    expect(words).toContain('You&#x27;re blocked by Blocker. You do not have access to this page.')
    expect(words).toContain('Status 403')
    expect(words).not.toMatch(/try again/i)
  }
})
