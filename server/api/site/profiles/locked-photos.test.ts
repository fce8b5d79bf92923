import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { v4 as uuidv4 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { makePremium } from '#server/testing/payments/members-with-credits.ts'
import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { type Actor, createWorld, type Person, type World } from '#server/testing/walk/create-world.ts'
import { readOperations } from '#server/testing/walk/read-operations.ts'
import { validInputs } from '#server/testing/walk/valid-inputs.ts'

const t = await createTestApp()
// A suspended member's session is left in place to see that it opens nothing.
t.expectFindings('session_of_ended_member')
const reads = (await readOperations(t)).filter(
  ({ method, path }) => method === 'GET' && path !== '/api/logout.php' && path !== '/api/events.php',
)
const addresses = /[\w-]{20,32}\.(?:webp|avif)/g
const browserAccepts = 'image/avif,image/webp,*/*'

type Row = {
  id: string
  is_main: boolean
  private: boolean
  full_name: string
  card_name: string
  blur_name: string
}
type Stored = Row & { full_key: string; card_key: string; blur_key: string; derived: Record<string, string> }

let world: World
let owner: Person
let free: Person
let photos: Stored[]
/** The hashes of all bytes that show more of the owner's locked and private photos than their blurred twins. */
const clear = new Set<string>()

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
async function read(key: string): Promise<Buffer> {
  const file = await t.storage.read(key)
  return Buffer.from(await new Response(file!.open()).arrayBuffer())
}

beforeAll(async () => {
  world = await createWorld(t)
  owner = world.partner
  free = world.people.free!
  await t.pool.query('delete from photo where member_id = $1', [owner.id])
  await makePremium(t, owner.id)
  for (let nth = 1; nth <= 4; nth += 1)
    await sendPhoto(
      t,
      owner.browser,
      await twoHalves(500 + nth * 40, 700)
        .jpeg()
        .toBuffer(),
    )
  const { rows } = await t.pool.query('select id from photo where member_id = $1 order by position', [
    owner.id,
  ])
  await owner.browser.put('/api/private-photo.php', { id: rows[3].id, private: true })
  await runJobs(t, 'derive-files')
  photos = (await t.pool.query('select * from photo where member_id = $1 order by position', [owner.id])).rows
  for (const photo of photos.filter(({ is_main }) => !is_main)) {
    const keys = [photo.full_key, photo.card_key, ...Object.values(photo.derived)]
    for (const key of [...keys, ...(photo.private ? [photo.blur_key] : [])])
      clear.add(hashOf(await read(key)))
  }
  // Whoever knows the owner best without premium: likes, is liked, writes and is written to.
  await free.browser.post('/api/like.php', { id: owner.id })
  await owner.browser.post('/api/like.php', { id: free.id })
  for (const [from, to] of [
    [free, owner],
    [owner, free],
  ] as const)
    await from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'Good evening' })
})

/** Every address in everything that the API answers to somebody, by the operations that told it. */
async function collect(who: Person): Promise<Map<string, Set<string>>> {
  const actor: Actor = { role: who.role, host: 'localhost', person: who, token: async () => undefined }
  const [chat] = (await who.browser.get('/api/chats.php')).body.chats
  const found = new Map<string, Set<string>>()
  for (const { key, path } of reads) {
    const { query } = validInputs[key]!({ ...world, chat: chat?.conversation ?? chat?.id }, actor)
    const asked = [{ ...query }, ...(path === '/api/members.php' ? [{}, { gender: 'female' }] : [])]
    for (const each of asked) {
      const { text } = await who.browser.get(`${path}?${new URLSearchParams(each)}`)
      for (const [name] of text.matchAll(addresses))
        found.set(name, new Set([...(found.get(name) ?? []), key]))
    }
  }
  return found
}

test('no answer of the API tells a free member the address of a locked photo, nor anything of a private one', async () => {
  const found = await collect(free)
  const of = (name: string) => photos.find((each) => Object.values(each).includes(name))
  const told = [...found.keys()].flatMap((name) => {
    const photo = of(name)
    return photo
      ? [`${photos.indexOf(photo)} ${Object.entries(photo).find(([, value]) => value === name)?.[0]}`]
      : []
  })
  expect(told.sort()).toEqual(['0 card_name', '0 full_name', '1 blur_name', '2 blur_name'])
  const everywhere = new Set([...found.values()].flatMap((keys) => [...keys]))
  for (const key of ['GET /api/member.php', 'GET /api/likes.php', 'GET /api/chats.php', 'GET /api/user.php'])
    expect(everywhere).toContain(key)
})

test('whatever name, size, format, header or host is tried, a free member is never sent its bytes', async () => {
  const known = [...(await collect(free)).keys()]
  const guessed = photos.flatMap((photo) => [
    photo.id,
    photo.full_name,
    photo.card_name,
    photo.blur_name,
    photo.full_key,
    photo.card_key,
    ...Object.values(photo.derived),
  ])
  const names = [...new Set([...known, ...guessed.map((name) => name.replace('photos/', ''))])]
  const [locked = ''] = photos.filter(({ is_main }) => !is_main).map(({ full_name }) => full_name)
  const spellings = (name: string) => {
    const bare = name.replace(/\.\w+$/, '')
    return [
      name,
      `${bare}.avif`,
      `${bare}.webp`,
      `${bare}.jpg`,
      bare,
      `${name}?size=thumb`,
      `${name}?size=full`,
      `${name}?size=card&size=thumb`,
      `${name}?id=${owner.id}&paid=true`,
      `${name}.`,
      `${name}/`,
      `./${name}`,
      `photos%2F${name}`,
      `..%2Fphotos%2F${name}`,
      `%2e%2e/media/${name}`,
      name.toUpperCase(),
      `${name}%00`,
      `${name};.webp`,
      `${name}#full`,
    ]
  }
  const headers: Record<string, string>[] = [
    { accept: browserAccepts },
    { accept: 'image/webp' },
    { accept: browserAccepts, range: 'bytes=0-' },
    { 'x-original-url': `/media/${locked}`, 'x-rewrite-url': `/media/${locked}` },
    {
      'x-forwarded-host': 'women.localhost',
      'x-forwarded-for': '127.0.0.1',
      'x-http-method-override': 'HEAD',
    },
    { host: 'women.localhost' },
    { 'if-none-match': '*', 'cache-control': 'no-cache' },
    { authorization: `Bearer ${owner.id}`, 'x-member-id': owner.id },
  ]
  let sent = 0
  for (const name of names)
    for (const spelling of spellings(name))
      for (const header of headers) {
        const answer = await t.fetch(`/media/${spelling}`, {
          headers: { host: 'localhost', cookie: free.browser.cookieHeader(), ...header },
        })
        const bytes = new Uint8Array(await answer.arrayBuffer())
        if (answer.status === 200) sent += 1
        expect([spelling, header, answer.status, clear.has(hashOf(bytes))]).toEqual([
          spelling,
          header,
          answer.status,
          false,
        ])
      }
  expect(sent).toBeGreaterThan(photos.length)
})

test('the blurred twin has at most 32 pixels of detail, and premium is sent the photo itself', async () => {
  const [, second] = photos
  const get = (browser: typeof free.browser, name: string) =>
    t.fetch(`/media/${name}`, {
      headers: { host: 'localhost', cookie: browser.cookieHeader(), accept: browserAccepts },
    })
  const blurred = await get(free.browser, second!.blur_name)
  const { width, height } = await sharp(await blurred.bytes()).metadata()
  expect(Math.max(width, height)).toBe(32)
  const premium = world.people.premium!
  for (const name of [second!.full_name, second!.card_name]) {
    const answer = await get(premium.browser, name)
    expect([answer.status, clear.has(hashOf(await answer.bytes()))]).toEqual([200, true])
  }
  expect((await get(premium.browser, photos[3]!.full_name)).status).toBe(404)
})
