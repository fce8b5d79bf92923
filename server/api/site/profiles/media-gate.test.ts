import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { block } from '#server/testing/members/block.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const descriptors = '/proc/self/fd'
const t = await createTestApp()
const owner = await t.signUp({ gender: 'female' })
const viewer = await t.signUp()
const main = await addPhoto(t, owner.id, { isMain: true })
const locked = await addPhoto(t, owner.id)

test('HEAD and Range learn no more of a locked photo than GET', async () => {
  const asked: Record<string, string>[] = [
    {},
    { range: 'bytes=0-3' },
    { 'if-none-match': '*' },
    { 'if-modified-since': new Date(0).toUTCString() },
  ]
  for (const headers of asked)
    for (const method of ['GET', 'HEAD']) {
      const refused = await viewer.browser.request(method, `/media/${locked.full}`, undefined, headers)
      const unknown = await viewer.browser.request(method, '/media/nothing.webp', undefined, headers)
      expect([refused.status, refused.text]).toEqual([404, unknown.text])
      const shape = ({ headers: given }: typeof refused) => [...given.keys()].sort()
      expect(shape(refused)).toEqual(shape(unknown))
    }
})

test('an open photo has its size with HEAD, a short private life, and nothing to guess by', async () => {
  const head = await viewer.browser.request('HEAD', `/media/${main.full}`)
  const got = await viewer.browser.get(`/media/${main.full}`)
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
    200,
    '',
    String(got.text.length),
  ])
  expect(got.headers.get('cache-control')).toBe('private, max-age=60')
  expect([got.headers.get('etag'), got.headers.get('last-modified')]).toEqual([null, null])
  await block(t, owner.id, viewer.id)
  expect((await viewer.browser.request('HEAD', `/media/${main.full}`)).status).toBe(404)
})

test.runIf(existsSync(descriptors))('HEAD opens no file', async () => {
  const open = () => readdirSync(descriptors).length
  const before = open()
  for (let count = 0; count < 50; count += 1) await owner.browser.request('HEAD', `/media/${main.full}`)
  expect(open() - before).toBeLessThan(10)
})
