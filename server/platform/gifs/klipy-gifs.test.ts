import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gifForms, gifMotifs, gifPath, gifSize } from '#common/conversations/gifs.ts'
import { loadMessages } from '../i18n.ts'
import { createLog } from '../observe/log.ts'
import { createBundledGifs } from './bundled-gifs.ts'
import { createKlipyGifs } from './klipy-gifs.ts'
import { withBundled } from './with-bundled.ts'

const bundled = createBundledGifs(loadMessages())
const none = { text: '', locale: 'en', cursor: null } as const
const webp = new Uint8Array([82, 73, 70, 70])

/** KLIPY as far as it is asked here; `asked` are the addresses. */
function klipy(answer: (url: URL) => Response) {
  const asked: URL[] = []
  const fetch = async (url: URL) => {
    asked.push(url)
    return answer(url)
  }
  return { asked, gifs: createKlipyGifs({ key: 'the-key', secret: async () => 'a secret', fetch }) }
}

const result = (url: string) => ({ media_formats: { tinywebp: { url, dims: [220, 124], size: 9 } }, id: '1' })
const found = (...urls: string[]) => Response.json({ results: urls.map(result), next: 'more' })
const picture = (type = 'image/webp') => new Response(webp, { headers: { 'content-type': type } })

test('every bundled picture and its still are there, and all are found without words', async () => {
  for (const motif of gifMotifs)
    for (const form of gifForms)
      for (const still of [false, true])
        expect(
          existsSync(new URL(`../../../public${gifPath(`${motif}-${form}`, still)}`, import.meta.url)),
        ).toBe(true)
  const all: string[] = []
  for (let cursor: string | null = '0'; cursor !== null; ) {
    const { gifs, next } = await bundled.search({ ...none, cursor })
    all.push(...gifs)
    cursor = next
  }
  expect(new Set(all).size).toBe(gifMotifs.length * gifForms.length)
})

test.each([
  ['de', 'küss', 'kiss-1'],
  ['fi', 'huomenta', 'good_morning-1'],
  ['pl', 'gorąco', 'fire-1'],
  ['fr', 'cœur', 'heart-1'],
  ['en', 'GOOD night', 'good_night-1'],
] as const)('in %s "%s" finds %s', async (locale, text, name) => {
  expect((await bundled.search({ text, locale, cursor: null })).gifs).toContain(name)
})

test('only what was found is known, and it is fetched from KLIPY and from nowhere else', async () => {
  const address = 'https://static.klipy.com/ii/a/b/c.webp'
  const { gifs, asked } = klipy((url) =>
    url.hostname === 'api.klipy.com'
      ? found(address, 'https://example.org/x.webp', 'http://klipy.com/y')
      : picture(),
  )
  const { gifs: names, next } = await gifs.search({ text: 'küsse', locale: 'de', cursor: 'page2' })
  expect([names.length, next]).toEqual([1, 'more'])
  const [name = ''] = names
  expect(gifSize(name)).toEqual({ width: 220, height: 124 })
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    key: 'the-key',
    q: 'küsse',
    locale: 'de',
    pos: 'page2',
  })
  expect(await gifs.knows(name)).toBe(true)
  expect(await gifs.open(name)).toEqual({ type: 'image/webp', bytes: webp })
  expect(asked[1]?.href).toBe(address)
  const forged = `klipy.1.1.${Buffer.from('https://169.254.169.254/').toString('base64url')}.${'A'.repeat(22)}`
  for (const other of [forged, name.replace('220', '221'), `${name.slice(0, -1)}_`, 'heart-1', '']) {
    expect(await gifs.knows(other)).toBe(false)
    expect(await gifs.open(other)).toBe(null)
  }
  expect(asked).toHaveLength(2)
})

test('what is no picture, too large or missing is not passed on', async () => {
  const address = 'https://static.klipy.com/a.webp'
  const answers = [
    () => picture('text/html'),
    () => new Response(new Uint8Array(5_000_000), { headers: { 'content-type': 'image/gif' } }),
    () => new Response('gone', { status: 404 }),
  ]
  for (const answer of answers) {
    const { gifs } = klipy((url) => (url.hostname === 'api.klipy.com' ? found(address) : answer()))
    const [name = ''] = (await gifs.search(none)).gifs
    expect(await gifs.open(name)).toBe(null)
  }
})

test('where KLIPY does not answer, the bundled ones are found, page by page', async () => {
  for (const answer of [
    () => Response.error(),
    () => new Response('', { status: 500 }),
    () => Response.json({}),
  ]) {
    const both = withBundled(klipy(answer).gifs, bundled, createLog('silent'))
    const first = await both.search(none)
    expect(first.gifs).toContain('heart-1')
    expect((await both.search({ ...none, cursor: first.next })).gifs[0]).not.toBe(first.gifs[0])
    expect(await both.knows('heart-1')).toBe(true)
  }
})
