import { v4 as uuidv4 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './platform/config.ts'
import { loadPages } from './start/load-pages.ts'
import { block } from './testing/members/block.ts'
import { createTestApp } from './testing/start/create-test-app.ts'

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

test('a conversation in which nobody can reply yet says so instead of a field', async () => {
  const [newcomer, reader] = [await t.signUp({ name: 'Newcomer', unconfirmed: true }), await t.signUp()]
  const write = (from: typeof reader, to: typeof reader) =>
    from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'hello' })
  await write(reader, newcomer)
  const { body } = await write(newcomer, reader)
  const { text } = await reader.browser.get(`/chats/${body.conversation}`)
  expect(wordsOf(text)).toContain('Newcomer has not confirmed an e-mail address yet.')
  expect(text).not.toContain('<textarea')
})

test('the page of a member who is gone says so with its status, and leads home', async () => {
  const [reader, deleted] = [await t.signUp(), await t.signUp()]
  const [hidden, barred] = [await t.signUp(), await t.signUp()]
  await t.pool.query(`update member set status = 'deleted', deleted_at = now() where id = $1`, [deleted.id])
  await t.pool.query('delete from session where member_id = $1', [deleted.id])
  await hidden.browser.put('/api/privacy.php', { invisible: true })
  await block(t, reader.id, barred.id)
  for (const id of [uuidv4(), deleted.id, hidden.id, barred.id]) {
    const { status, text } = await reader.browser.get(`/members/${id}`)
    const words = wordsOf(text)
    expect(status).toBe(404)
    expect(words).toContain('This profile is not available')
    expect(words).toContain('Status 404')
    expect(text).toMatch(/<a[^>]* href="\/"[^>]*>Back to the home page/)
  }
})
