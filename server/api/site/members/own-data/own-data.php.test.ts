import { strFromU8, unzipSync } from 'fflate'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { block } from '#server/testing/members/block.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { giveCredits, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>

async function download({ browser }: Member) {
  const response = await t.fetch('/api/own-data.php', {
    headers: { host: browser.host, cookie: browser.cookieHeader(), 'sec-fetch-site': 'same-origin' },
  })
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return {
    headers: response.headers,
    files,
    textOf: (path: string) => strFromU8(files[path] ?? new Uint8Array()),
  }
}

const send = (from: Member, to: Member, body: string) =>
  from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body })

test('the archive has all that is the member’s and nothing that is another’s', async () => {
  const she = await t.signUp({ name: 'Nora Data', gender: 'female' })
  const he = await t.signUp({ name: 'Partner Shown' })
  const [blocked, blocker] = [
    await t.signUp({ name: 'Blocked One' }),
    await t.signUp({ name: 'Blocker One' }),
  ]
  for (const { id } of [she, he, blocker]) await giveCredits(t, id, 20)
  await she.browser.put('/api/profile.php', { about: 'About Nora', interests: ['tea'] })
  await she.browser.put('/api/profile.php', { prompts: [{ prompt: 'small_joy', answer: 'Tea at six' }] })
  await she.browser.put('/api/privacy.php', { show_seen: false })
  await she.browser.put('/api/notifications.php', { category: 'news', channel: 'email', enabled: true })
  await t.pool.query(
    `insert into signup_wish (member_id, target_id, likes, message, client_id, created_at)
     values ($1, $2, false, 'a wish of Nora', gen_random_uuid(), $3)`,
    [she.id, he.id, t.clock.now()],
  )
  const main = await addPhoto(t, she.id, { isMain: true })
  const pending = await addPhoto(t, she.id, { state: 'pending' })
  const his = await addPhoto(t, he.id, { isMain: true })
  await makePremium(t, she.id)
  await send(she, he, 'words of Nora')
  await send(he, she, 'words of the partner')
  await send(she, blocker, 'to the blocker')
  await she.browser.post('/api/like.php', { id: he.id })
  await he.browser.post('/api/like.php', { id: she.id })
  await block(t, she.id, blocked.id)
  await block(t, blocker.id, she.id)

  const { headers, files, textOf } = await download(she)
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(JSON.parse(textOf('account.json'))).toMatchObject([
    { email: she.email, name: 'Nora Data', premium: true, terms_accepted_at: expect.any(String) },
  ])
  expect(JSON.parse(textOf('profile.json'))).toMatchObject([
    { about: 'About Nora', date_of_birth: '1992-04-17', gender: 'female', interests: ['tea'] },
  ])
  expect(JSON.parse(textOf('profile.json'))).toMatchObject([
    { prompts: [{ prompt: 'small_joy', answer: 'Tea at six' }] },
  ])
  expect(JSON.parse(textOf('privacy.json'))).toMatchObject({ invisible: false, show_seen: false })
  expect(JSON.parse(textOf('notifications.json'))).toMatchObject({
    notifications: { news: { email: true, push: false } },
    disabled: [],
  })
  expect(JSON.parse(textOf('messages.json'))).toMatchObject([
    { to: 'Partner Shown', text: 'words of Nora', credits: 1 },
    { to: null, text: 'to the blocker' },
    { to: 'Partner Shown', text: 'a wish of Nora', sent_at: null },
  ])
  expect(JSON.parse(textOf('likes.json'))).toMatchObject([{ liked: 'Partner Shown' }])
  expect(JSON.parse(textOf('blocks.json'))).toMatchObject([{ blocked: 'Blocked One' }])
  expect(JSON.parse(textOf('payments.json'))).toHaveLength(1)
  expect(JSON.parse(textOf('credits.json')).map(({ credits }: { credits: number }) => credits)).toContain(-1)
  expect(JSON.parse(textOf('sessions.json'))).toHaveLength(1)
  expect(textOf('photos/01.webp')).toBe(`full of ${main.id}`)
  expect(textOf('photos/02.webp')).toBe(`full of ${pending.id}`)
  expect(JSON.parse(textOf('photos.json'))).toMatchObject([{ state: 'active' }, { state: 'pending' }])
  expect(Object.keys(files).filter((path) => path.startsWith('photos/'))).toHaveLength(2)
  expect(textOf('README.txt')).toContain('Your data at Serenade')

  const everything = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  for (const others of [
    'words of the partner',
    'Blocker One',
    he.email,
    he.id,
    his.full,
    blocker.id,
    '$argon2',
  ])
    expect(everything).not.toContain(others)
  const { rows } = await t.pool.query(`select encode(token_hash, 'hex') as hash from session`)
  for (const { hash } of rows) expect(everything).not.toContain(hash)
})

test('the readme is in the member’s language', async () => {
  const he = await t.signUp()
  he.browser.cookies.set('locale', 'fi')
  expect((await download(he)).textOf('README.txt')).toContain('Tietosi palvelussa Serenade')
})

test('a photo whose file is gone leaves the rest whole', async () => {
  const he = await t.signUp()
  const [gone, there] = [await addPhoto(t, he.id, { isMain: true }), await addPhoto(t, he.id)]
  await t.storage.remove(`photos/${gone.full}`)
  const { files, textOf } = await download(he)
  expect(textOf('photos/02.webp')).toBe(`full of ${there.id}`)
  expect(files['photos/01.webp']).toBeUndefined()
})

test('it asks for a sign-in or the password of a few minutes ago', async () => {
  const he = await t.signUp()
  t.clock.advance(limits.proofMinutes * 60_000)
  const refused = await he.browser.get('/api/own-data.php')
  expect([refused.status, refused.body.error]).toEqual([403, 'proof_required'])
  await he.browser.post('/api/proof.php', { password: testPassword })
  expect((await he.browser.get('/api/own-data.php')).status).toBe(200)
  expect((await t.browser().get('/api/own-data.php')).status).toBe(401)
})

test('who hangs up amid it leaves no file open', async () => {
  const he = await t.signUp()
  let cancelled = 0
  await addPhoto(t, he.id, { isMain: true })
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => {
        cancelled += 1
      },
    })
  const read = t.storage.read
  t.storage.read = async () => ({ size: 1, open: endless })
  try {
    const response = await t.fetch('/api/own-data.php', {
      headers: { host: 'localhost', cookie: he.browser.cookieHeader() },
    })
    if (!response.body) throw new Error('there is no body')
    const reader = response.body.getReader()
    let size = 0
    while (size < 1_000_000) size += (await reader.read()).value?.length ?? 0
    await reader.cancel()
    expect(cancelled).toBe(1)
  } finally {
    t.storage.read = read
  }
})
