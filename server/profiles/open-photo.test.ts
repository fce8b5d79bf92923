import { beforeAll, describe, expect, it } from 'vitest'
import { ended } from '#server/testing/ended.ts'
import { block } from '../testing/members/block.ts'
import { makePremium } from '../testing/payments/members-with-credits.ts'
import { addPhoto } from '../testing/pictures/add-photo.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>
type Picture = Awaited<ReturnType<typeof addPhoto>>
const sizes = ['full', 'card', 'blur'] as const

let owner: Member
let main: Picture
let other: Picture
let pending: Picture
const viewers: Record<string, { get: (path: string) => Promise<{ status: number; text: string }> }> = {}

beforeAll(async () => {
  owner = await t.signUp({ gender: 'female' })
  main = await addPhoto(t, owner.id, { isMain: true })
  other = await addPhoto(t, owner.id)
  pending = await addPhoto(t, owner.id, { state: 'pending' })
  const member = async (options = {}) => await t.signUp(options)
  const premium = await member()
  await makePremium(t, premium.id)
  const blocked = await member()
  await block(t, owner.id, blocked.id)
  const blocking = await member()
  await block(t, blocking.id, owner.id)
  const elsewhere = await member({ host: 'milf.localhost' })
  for (const { id } of [blocked, blocking, elsewhere]) await makePremium(t, id)
  Object.assign(viewers, {
    owner: owner.browser,
    visitor: t.browser(),
    'visitor of a closed site': t.browser('women.localhost'),
    free: (await member()).browser,
    premium: premium.browser,
    blocked: blocked.browser,
    blocking: blocking.browser,
    'another site': elsewhere.browser,
  })
})

const opens = async (viewer: string, picture: Picture) => {
  const open: string[] = []
  for (const size of sizes) {
    const answer = await viewers[viewer]!.get(`/media/${picture[size]}`)
    if (answer.status === 200) expect(answer.text).toBe(`${size} of ${picture.id}`)
    else expect(answer.status).toBe(404)
    if (answer.status === 200) open.push(size)
  }
  return open.join(' ')
}

describe('the gate', () => {
  it.each([
    ['owner', 'full card blur', 'full card blur', 'full card blur'],
    ['visitor', 'full card blur', 'blur', ''],
    ['visitor of a closed site', '', '', ''],
    ['free', 'full card blur', 'blur', ''],
    ['premium', 'full card blur', 'full card blur', ''],
    ['blocked', '', '', ''],
    ['blocking', '', '', ''],
    ['another site', '', '', ''],
  ])('%s: main %j, other %j, pending %j', async (viewer, ofMain, ofOther, ofPending) => {
    expect(await opens(viewer, main)).toBe(ofMain)
    expect(await opens(viewer, other)).toBe(ofOther)
    expect(await opens(viewer, pending)).toBe(ofPending)
  })

  it.each([
    ['invisible', `update profile set invisible = true where member_id = $1`],
    ['disabled', `update profile set status = 'disabled' where member_id = $1`],
    ['suspended', ended('suspended')],
    ['deleted', ended('deleted')],
    ['rejected', `update photo set state = 'rejected' where member_id = $1`],
  ])('closes when the owner or the photo is %s', async (_state, change) => {
    const { id } = await t.signUp({ gender: 'female' })
    const picture = await addPhoto(t, id, { isMain: true })
    expect(await opens('premium', picture)).toBe('full card blur')
    await t.pool.query(change, [id])
    expect(await opens('premium', picture)).toBe('')
    expect(await opens('visitor', picture)).toBe('')
  })

  it('shows an invisible member’s main photo to whom that member likes', async () => {
    const hidden = await t.signUp({ gender: 'female' })
    const picture = await addPhoto(t, hidden.id, { isMain: true })
    const liked = await t.signUp()
    await hidden.browser.post('/api/like.php', { id: liked.id })
    await t.pool.query('update profile set invisible = true where member_id = $1', [hidden.id])
    expect((await liked.browser.get(`/media/${picture.card}`)).status).toBe(200)
    expect((await viewers.free!.get(`/media/${picture.card}`)).status).toBe(404)
  })

  it('closes with the session', async () => {
    const { browser, id } = await t.signUp({ host: 'women.localhost' })
    const { id: mate } = await t.signUp({ host: 'women.localhost' })
    const picture = await addPhoto(t, mate, { isMain: true })
    expect((await browser.get(`/media/${picture.full}`)).status).toBe(200)
    await t.pool.query('delete from session where member_id = $1', [id])
    expect((await browser.get(`/media/${picture.full}`)).status).toBe(404)
  })

  it.each(['nothing.webp', '..%2F..%2Fetc%2Fpasswd', '%00', 'x'.repeat(300), "'%20or%201=1"])(
    'opens nothing for %s',
    async (name) => expect((await viewers.premium!.get(`/media/${name}`)).status).toBe(404),
  )

  it('lets the browser keep a file for a minute only, and for this viewer only', async () => {
    const answer = await owner.browser.get(`/media/${main.full}`)
    expect(answer.headers.get('cache-control')).toBe('private, max-age=60')
    expect(answer.headers.get('content-type')).toBe('image/webp')
  })
})
