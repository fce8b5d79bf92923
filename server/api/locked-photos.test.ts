import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import { makePremium } from '../testing/members-with-credits.ts'
import { sendPhoto, twoHalves } from '../testing/send-photo.ts'

const t = await createTestApp()
const addresses = /[\w-]{32}\.webp/g
const asked = [
  '/api/members.php',
  '/api/likes.php',
  '/api/chats.php',
  '/api/user.php',
  '/api/photos.php',
  '/api/credits.php',
  '/api/own-data.php',
]

test('who collects every address as a free member never gets a locked photo’s detail', async () => {
  const owner = await t.signUp({ gender: 'female' })
  const jpeg = await twoHalves().jpeg().toBuffer()
  for (let count = 0; count < 3; count += 1) await sendPhoto(t, owner.browser, jpeg)
  const { rows } = await t.pool.query(
    'select full_name, card_name from photo where member_id = $1 and not is_main',
    [owner.id],
  )
  const locked = rows.flatMap((row) => [row.full_name, row.card_name])
  const free = await t.signUp()
  const bodies = await Promise.all(
    [...asked, `/api/member.php?id=${owner.id}`].map((path) => free.browser.get(path)),
  )
  const found = [...new Set(JSON.stringify(bodies.map(({ body }) => body)).match(addresses))]
  // The main photo in two sizes and the blurred twins of the two others.
  expect(found).toHaveLength(4)
  expect(found.filter((name) => locked.includes(name))).toEqual([])

  const get = (path: string, browser = free.browser, headers = {}) =>
    t.fetch(path, { headers: { host: 'localhost', cookie: browser.cookieHeader(), ...headers } })
  const tried = [
    {},
    { range: 'bytes=0-99' },
    { 'x-original-url': `/media/${locked[0]}` },
    { accept: 'image/avif' },
    { 'if-none-match': '*' },
  ]
  for (const name of locked)
    for (const headers of tried) {
      expect((await get(`/media/${name}`, free.browser, headers)).status).toBe(404)
      expect((await get(`/media/photos/../${name}?id=${free.id}`, free.browser, headers)).status).toBe(404)
    }
  const main = (await free.browser.get(`/api/member.php?id=${owner.id}`)).body.profile.main_image
  const blurred = found.filter((name) => name !== main.filename && name !== main.thumb_filename)
  expect(blurred).toHaveLength(2)
  for (const name of blurred) {
    const file = await get(`/media/${name}`)
    const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    expect(Math.max(width, height)).toBe(32)
  }
  const premium = await t.signUp()
  await makePremium(t, premium.id)
  for (const name of locked) expect((await get(`/media/${name}`, premium.browser)).status).toBe(200)
})
