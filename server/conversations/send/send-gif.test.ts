import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { balanceOf } from '#server/credits/queries.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const type = 'image/gif'
const bytes = new Uint8Array([71, 73, 70])
const t = await createTestApp({
  gifs: {
    search: async ({ text }) => ({ gifs: [`${text || 'liked'}-1`], next: null }),
    knows: async (name) => name === 'known',
    open: async (name) => {
      if (name === 'broken') throw new Error('no answer')
      return name === 'known' ? { type, bytes } : null
    },
  },
})
const price = t.sites.defaultSite().settings.message_credits

test('a GIF costs what a text costs, once, and only one that the provider knows is sent', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  await giveCredits(t, ada.id, 2 * price - (await balanceOf(t, ada.id)))
  const send = (gif: string, clientId = uuidv4()) =>
    ada.browser.post('/api/gif.php', { to: bea.id, client_id: clientId, gif })
  const unknown = await send('unknown')
  expect([unknown.status, unknown.body.fields]).toEqual([422, { gif: 'invalid_value' }])
  const clientId = uuidv4()
  for (const answer of [await send('known', clientId), await send('known', clientId)])
    expect([answer.status, answer.body.credits, answer.body.message]).toMatchObject([
      200,
      price,
      { kind: 'gif', gif: 'known', body: '', cost: price },
    ])
  const all = await Promise.all([send('known'), send('known'), send('known')])
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 402, 402])
  expect((await bea.browser.get('/api/chats.php')).body.chats[0].messages[0]).toMatchObject({ gif: 'known' })
})

test('GIFs are found for members, and looked at through the site', async () => {
  const ada = await t.signUp()
  expect((await ada.browser.get('/api/gifs.php?q=cat')).body).toEqual({ gifs: ['cat-1'], next: null })
  expect((await ada.browser.get('/api/gifs.php')).body.gifs).toEqual(['liked-1'])
  expect((await t.browser().get('/api/gifs.php')).status).toBe(401)
  const seen = await ada.browser.get('/gif/known')
  expect([seen.status, seen.headers.get('content-type'), seen.text]).toEqual([200, type, 'GIF'])
  expect(seen.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await ada.browser.get('/gif/unknown')).status).toBe(404)
  expect((await ada.browser.get('/gif/broken')).status).toBe(503)
  expect((await t.browser().get('/gif/known')).status).toBe(404)
})
