import sharp from 'sharp'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { balanceOf } from '#server/credits/queries.ts'
import { runJob } from '#server/kernel/job.ts'
import { block } from '#server/testing/members/block.ts'
import { giveCredits, ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { twoHalves, sendPhoto as upload } from '#server/testing/pictures/send-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { judgePhoto } from './judge-photo.job.ts'

const t = await createTestApp()
const price = t.sites.defaultSite().settings.photo_credits
type Person = Awaited<ReturnType<typeof t.signUp>>
const picture = await twoHalves().jpeg().toBuffer()

function send(from: Person, to: { id: string }, bytes: Uint8Array = picture, clientId = uuidv4()) {
  return upload(t, from.browser, bytes, {
    path: '/api/photo-message.php',
    clientId,
    more: { to: to.id },
  })
}

async function pair(credits = 100): Promise<[Person, Person]> {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  await giveCredits(t, ada.id, credits - (await balanceOf(t, ada.id)))
  return [ada, bea]
}

const lookAt = async ({ browser }: Person, name: string) => (await browser.get(`/media/${name}`)).status
const unusedFiles = async () => (await t.pool.query('select key from unused_file')).rows.length

test('a photo costs what the site says, is clear to its sender and blurred to its receiver until accepted', async () => {
  const [ada, bea] = await pair()
  const sent = await send(ada, bea)
  expect([sent.status, sent.body.credits]).toEqual([200, 100 - price])
  const { conversation, message } = sent.body
  expect(message).toMatchObject({
    kind: 'photo',
    body: '',
    cost: price,
    photo: { veiled: false, width: 600 },
  })
  const url = `/api/messages.php?conversation=${conversation}`
  const [received] = (await bea.browser.get(url)).body.messages
  expect(received.photo).toMatchObject({ veiled: true, width: 600, height: 800 })
  expect(received.photo.filename).not.toBe(message.photo.filename)
  expect((await bea.browser.get(url)).text).not.toContain(message.photo.filename)
  expect(await lookAt(ada, message.photo.filename)).toBe(200)
  expect(await lookAt(bea, message.photo.filename)).toBe(404)
  expect(await lookAt(bea, received.photo.filename)).toBe(200)
  const accept = () => bea.browser.put('/api/photo-message.php', { conversation, number: message.number })
  for (const answer of [await accept(), await accept()])
    expect(answer.body.photo).toEqual({ ...message.photo, veiled: false })
  expect(await lookAt(bea, message.photo.filename)).toBe(200)
  expect((await bea.browser.get(url)).body.messages[0].photo.veiled).toBe(false)
  expect(
    (await ada.browser.put('/api/photo-message.php', { conversation, number: message.number })).status,
  ).toBe(404)
})

test('nobody else opens it, and after a block, a removal or for a visitor it is gone', async () => {
  const [ada, bea] = await pair()
  const other = await t.signUp()
  const { conversation, message } = (await send(ada, bea)).body
  await bea.browser.put('/api/photo-message.php', { conversation, number: 1 })
  const name = message.photo.filename
  expect(await lookAt(other, name)).toBe(404)
  expect((await t.browser().get(`/media/${name}`)).status).toBe(404)
  await bea.browser.delete('/api/chat.php', { conversation })
  expect(await lookAt(bea, name)).toBe(404)
  const again = (await send(ada, bea)).body
  await bea.browser.put('/api/photo-message.php', { conversation, number: 2 })
  expect(await lookAt(bea, again.message.photo.filename)).toBe(200)
  await block(t, ada.id, bea.id)
  expect(await lookAt(bea, again.message.photo.filename)).toBe(404)
})

test('the same photo again with its client id is one photo, charged once, and leaves no file behind', async () => {
  const [ada, bea] = await pair(price)
  const before = await unusedFiles()
  const clientId = uuidv4()
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(ada, bea, picture, clientId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.message.photo.filename)).size).toBe(1)
  expect((await send(ada, bea, picture, clientId)).body).toEqual(answers[0]?.body)
  expect([await balanceOf(t, ada.id), await ledgerSum(t, ada.id)]).toEqual([0, 0])
  // Of the attempts that came too late: written down, and removed by the job.
  expect(((await unusedFiles()) - before) % 3).toBe(0)
  const another = await twoHalves(500, 500).jpeg().toBuffer()
  expect((await send(ada, bea, another, clientId)).status).toBe(409)
  expect((await bea.browser.get('/api/chats.php')).body.total_unread_messages).toBe(1)
})

test('parallel photos with credits for two are two', async () => {
  const [ada, bea] = await pair(2 * price + 1)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(ada, bea)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 402, 402, 402])
  expect(await balanceOf(t, ada.id)).toBe(1)
  expect((await bea.browser.get('/api/chats.php')).body.total_unread_messages).toBe(2)
})

test('what is no picture, too small or banned is refused with the reason, and costs nothing', async () => {
  const [ada, bea] = await pair()
  const small = await twoHalves(100, 100).jpeg().toBuffer()
  const refused = async (bytes: Uint8Array) => (await send(ada, bea, bytes)).body.fields
  expect(await refused(new TextEncoder().encode('no picture'))).toEqual({ photo: 'photo_format' })
  expect(await refused(small)).toEqual({ photo: 'photo_too_small' })
  // A face of noise: two plain halves have a hash of few bits, which is compared with nothing.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const busy = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#888', noise } })
    .blur(20)
    .normalise()
    .png()
    .toBuffer()
  expect((await send(ada, bea, busy)).body.credits).toBe(100 - price)
  await t.pool.query(
    `insert into banned_picture (phash, reason, banned_by, created_at)
     select phash, 'minor', 'test', created_at from message_photo where sender_id = $1`,
    [ada.id],
  )
  expect(await refused(busy)).toEqual({ photo: 'photo_not_allowed' })
  expect(await balanceOf(t, ada.id)).toBe(100 - price)
})

test('a photo that the models take for harmless is shown at once, any other waits', async () => {
  const [ada, bea] = await pair()
  for (const [explicit, veiled] of [
    [0.1, false],
    [0.8, true],
    [null, true],
  ] as const) {
    t.jobs.length = 0
    const { conversation, message } = (await send(ada, bea)).body
    const job = t.jobs.find(({ queue }) => queue === 'judge-photo')
    const pictureModels = async () => async () => ({ explicit, faces: null })
    await runJob({ ...t.deps, pictureModels }, judgePhoto, job?.data ?? {})
    const { body } = await bea.browser.get(
      `/api/messages.php?conversation=${conversation}&after=${message.number - 1}`,
    )
    expect(body.messages[0].photo.veiled).toBe(veiled)
  }
})
