import { beforeAll, expect, test } from 'vitest'
import { ended } from '#server/testing/ended.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { block } from '../testing/members/block.ts'
import { makePremium } from '../testing/payments/members-with-credits.ts'
import { sendPhoto, twoHalves } from '../testing/pictures/send-photo.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()
// Premium is taken away without the purchase being taken back.
t.expectFindings('premium_differs')
type Member = Awaited<ReturnType<typeof t.signUp>>
type Row = { id: string; full_name: string; card_name: string; blur_name: string }
/** An owner with a main, a further and a private photo, and a premium member who may see all of them. */
type Scene = { owner: Member; viewer: Member; main: Row; other: Row; secret: Row }

const mostSeconds = 60
const dayMs = 86_400_000
let jpeg: Buffer
beforeAll(async () => {
  jpeg = await twoHalves(480, 640).jpeg().toBuffer()
})

async function scene(): Promise<Scene> {
  const owner = await t.signUp({ gender: 'female' })
  const viewer = await t.signUp()
  await makePremium(t, viewer.id)
  for (let count = 0; count < 3; count += 1) await sendPhoto(t, owner.browser, jpeg)
  const rowsOf = async () =>
    (await t.pool.query('select * from photo where member_id = $1 order by position', [owner.id])).rows
  const [main, other, secret] = await rowsOf()
  await owner.browser.put('/api/private-photo.php', { id: secret.id, private: true })
  await owner.browser.put('/api/album.php', { id: viewer.id, days: 1 })
  await runJobs(t, 'derive-files')
  return { owner, viewer, main, other, secret }
}

/** Which of a photo's files are open, in both formats; each that is may be kept for a minute, by this viewer alone. */
async function opens({ browser }: Member, photo: Row): Promise<string> {
  const open: string[] = []
  const paths = {
    full: photo.full_name,
    card: photo.card_name,
    thumb: `${photo.card_name}?size=thumb`,
    blur: photo.blur_name,
  }
  for (const [size, path] of Object.entries(paths))
    for (const accept of ['image/avif,image/webp', 'image/webp']) {
      const { status, headers } = await browser.get(`/media/${path}`, { accept })
      const [kept, type] = [headers.get('cache-control') ?? '', headers.get('content-type') ?? '']
      // Nothing that a cache could ask by, or hand to somebody else, and no address of the storage.
      for (const name of ['etag', 'last-modified', 'location', 'content-location'])
        expect(headers.get(name)).toBeNull()
      expect([status, kept]).toEqual(
        status === 200 ? [200, `private, max-age=${mostSeconds}`] : [404, 'no-store'],
      )
      if (status !== 200) continue
      expect(headers.get('vary')).toBe('Cookie, Accept')
      open.push(`${size} ${type.replace('image/', '')}`)
    }
  return open.join(', ')
}
const all = 'full avif, full webp, card avif, card webp, thumb avif, thumb webp, blur webp, blur webp'
const blurred = 'blur webp, blur webp'
const three = async ({ viewer, main, other, secret }: Scene) => [
  await opens(viewer, main),
  await opens(viewer, other),
  await opens(viewer, secret),
]

type Ending = [what: string, end: (scene: Scene) => Promise<unknown>, left: string[]]
const nothing = ['', '', '']
const endings: Ending[] = [
  ['the owner blocks the viewer', ({ owner, viewer }) => block(t, owner.id, viewer.id), nothing],
  ['the viewer blocks the owner', ({ owner, viewer }) => block(t, viewer.id, owner.id), nothing],
  ['the owner is deleted', ({ owner }) => t.pool.query(ended('deleted'), [owner.id]), nothing],
  ['the owner is suspended', ({ owner }) => t.pool.query(ended('suspended'), [owner.id]), nothing],
  [
    'the owner becomes invisible',
    ({ owner }) => owner.browser.put('/api/privacy.php', { invisible: true }),
    nothing,
  ],
  [
    'the viewer is no longer premium',
    ({ viewer }) => t.pool.query('update member set paid = false where id = $1', [viewer.id]),
    [all, blurred, all],
  ],
  [
    'the album is taken back',
    ({ owner, viewer }) => owner.browser.delete('/api/album.php', { id: viewer.id }),
    [all, all, ''],
  ],
  [
    'the photo is deleted',
    ({ owner, other }) => owner.browser.delete('/api/photo.php', { id: other.id }),
    [all, '', all],
  ],
  [
    'the photo becomes private',
    async ({ owner, viewer, other }) => {
      await owner.browser.put('/api/private-photo.php', { id: other.id, private: true })
      await owner.browser.delete('/api/album.php', { id: viewer.id })
    },
    [all, '', ''],
  ],
  [
    'a person rejects the photo',
    ({ other }) => t.pool.query(`update photo set state = 'rejected' where id = $1`, [other.id]),
    [all, '', all],
  ],
]

test.each(endings)('when %s, its addresses end with the answer', async (_what, end, left) => {
  const made = await scene()
  expect(await three(made)).toEqual([all, all, all])
  await end(made)
  expect(await three(made)).toEqual(left)
})

test('a grant ends at its very time, by the site’s clock', async () => {
  const made = await scene()
  t.clock.advance(dayMs - 1)
  expect(await opens(made.viewer, made.secret)).toBe(all)
  t.clock.advance(1)
  expect(await opens(made.viewer, made.secret)).toBe('')
})

test('who signs out keeps what a visitor sees', async () => {
  const made = await scene()
  await made.viewer.browser.get('/api/logout.php')
  expect(await three(made)).toEqual([all, blurred, ''])
})
