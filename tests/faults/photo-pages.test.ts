import { v4 as uuidv4 } from 'uuid'
import { beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { loadPages } from '#server/start/load-pages.ts'
import { makePremium } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { type Screen, screens } from '../crawl/screens.ts'

// As installed, and before React is imported.
vi.hoisted(() => {
  process.env.NODE_ENV = 'production'
})

const { handler } = await loadPages(readConfig({}))
const t = await createTestApp({ pages: handler })
type Picture = Awaited<ReturnType<typeof addPhoto>>

let owner: Awaited<ReturnType<typeof t.signUp>>
let free: Awaited<ReturnType<typeof t.signUp>>
let photos: Record<'main' | 'locked' | 'hidden' | 'pending', Picture>
let chat = ''

beforeAll(async () => {
  owner = await t.signUp({ gender: 'female' })
  free = await t.signUp()
  photos = {
    main: await addPhoto(t, owner.id, { isMain: true }),
    locked: await addPhoto(t, owner.id),
    hidden: await addPhoto(t, owner.id),
    pending: await addPhoto(t, owner.id, { state: 'pending' }),
  }
  await owner.browser.put('/api/private-photo.php', { id: photos.hidden.id, private: true })
  await free.browser.post('/api/like.php', { id: owner.id })
  await owner.browser.post('/api/like.php', { id: free.id })
  const message = { to: owner.id, client_id: uuidv4(), body: 'Good evening' }
  chat = (await free.browser.post('/api/message.php', message)).body.conversation
})

/** Every address of the table of screens, with her where it is somebody's page. */
function pathOf({ path }: Screen): string {
  const hers = `/members/${owner.id}`
  const nothing = '/credits'
  const life = { friend: hers, stranger: hers, chat: `/chats/${chat}`, cancelled: nothing, pending: nothing }
  const paying = { order: nothing, sandbox: nothing, checkout: nothing, debit: nothing }
  const more = { match: `/likes/m/${owner.id}`, ...paying }
  return typeof path === 'string' ? path : path({ ...life, ...more })
}

const told = (html: string, picture: Picture) =>
  (['full', 'card', 'blur'] as const).filter((size) => html.includes(picture[size]))

test('no page, nor the cache that is sent with it, tells a free member where a locked photo is', async () => {
  const paths = [...new Set([...screens.map(pathOf), '/members', '/likes', '/chats', `/members/${owner.id}`])]
  let shown = 0
  for (const path of paths)
    for (const { browser } of [free, { browser: t.browser() }]) {
      const { text } = await browser.get(path)
      if (told(text, photos.main).length > 0) shown += 1
      const found = [
        told(text, photos.locked).filter((size) => size !== 'blur'),
        told(text, photos.hidden),
        told(text, photos.pending),
      ]
      expect([path, ...found]).toEqual([path, [], [], []])
    }
  expect(shown).toBeGreaterThan(3)
  const page = await free.browser.get(`/members/${owner.id}`)
  expect(told(page.text, photos.locked)).toEqual(['blur'])
  await makePremium(t, free.id)
  const paid = await free.browser.get(`/members/${owner.id}`)
  expect(told(paid.text, photos.locked)).toContain('full')
  expect(told(paid.text, photos.hidden)).toEqual([])
})
