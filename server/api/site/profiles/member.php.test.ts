import { v4 as uuidv4 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { ended } from '#server/testing/ended.ts'
import { block } from '#server/testing/members/block.ts'
import { makePremium } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>
type Picture = Awaited<ReturnType<typeof addPhoto>>

let she: Member
let main: Picture
let other: Picture

const open = (viewer: Member['browser'], id: string) => viewer.get(`/api/member.php?id=${id}`)

beforeAll(async () => {
  she = await t.signUp({ gender: 'female' })
  main = await addPhoto(t, she.id, { isMain: true })
  other = await addPhoto(t, she.id)
  await addPhoto(t, she.id, { state: 'pending' })
  await she.browser.put('/api/profile.php', {
    hair_color: 'red',
    eye_color: 'green',
    body_type: 'normal',
    tattoos: true,
    relationship_status: 'single',
    interests: ['wine', 'tea'],
    reason: 'Company',
    about: 'I write letters',
  })
})

describe('a member’s page', () => {
  it('shows what the site shows, and no birth date', async () => {
    const { browser } = await t.signUp()
    await browser.put('/api/profile.php', { interests: ['tea', 'beer'] })
    const { status, body } = await open(browser, she.id)
    expect(status).toBe(200)
    expect(body.profile).toMatchObject({
      id: she.id,
      name: she.name,
      age: 34,
      sexuality: 'hetero',
      hair_color: 'red',
      eye_color: 'green',
      body_type: 'normal',
      tattoos: true,
      relationship_status: 'single',
      interests: ['wine', 'tea'],
      shared_interests: ['tea'],
      reason: 'Company',
      about: 'I write letters',
      conversation: null,
      like_state: null,
      is_fictional: false,
    })
    expect(body.profile).not.toHaveProperty('date_of_birth')
  })

  it('leaves out fields that the site does not show', async () => {
    const host = 'bbw.localhost'
    await t.pool.query(
      `update site set settings = settings || '{"visible_profile_fields": ["reason"]}' where id = 4`,
    )
    await t.sites.reload()
    const member = await t.signUp({ host, gender: 'female' })
    await member.browser.put('/api/profile.php', {
      about: 'x',
      reason: 'y',
      interests: ['tea'],
      hair_color: 'red',
    })
    const viewer = await t.signUp({ host })
    await viewer.browser.put('/api/profile.php', { interests: ['tea'] })
    expect((await open(viewer.browser, member.id)).body.profile).toMatchObject({
      reason: 'y',
      about: null,
      hair_color: null,
      sexuality: null,
      interests: [],
      shared_interests: [],
    })
  })

  it('tells how the two stand', async () => {
    const he = await t.signUp()
    await he.browser.post('/api/like.php', { id: she.id })
    expect((await open(he.browser, she.id)).body.profile.like_state).toBe('liked')
    expect((await open(she.browser, he.id)).body.profile.like_state).toBe('received')
  })
})

describe('photos', () => {
  const photosFor = async (viewer: Member['browser']) => (await open(viewer, she.id)).body.profile.photos

  it('beyond the main one are locked for who is not premium', async () => {
    const { browser } = await t.signUp()
    for (const viewer of [browser, t.browser()]) {
      const answer = await open(viewer, she.id)
      expect(answer.body.profile.photos).toMatchObject([
        { id: main.id, filename: main.full, thumb_filename: main.card, locked: false },
        { id: other.id, filename: other.blur, thumb_filename: other.blur, locked: true },
      ])
      for (const name of [other.full, other.card]) expect(answer.text).not.toContain(name)
    }
  })

  it('are clear with premium, and all one’s own are', async () => {
    const { browser, id } = await t.signUp()
    await makePremium(t, id)
    expect(await photosFor(browser)).toMatchObject([
      { locked: false },
      { filename: other.full, thumb_filename: other.card, locked: false },
    ])
    const own = await photosFor(she.browser)
    expect(own).toHaveLength(3)
    expect(own.some((photo: { locked: boolean }) => photo.locked)).toBe(false)
  })
})

describe('who has no page', () => {
  it.each([
    ['invisible', 'update profile set invisible = true where member_id = $1'],
    ['disabled', `update profile set status = 'disabled' where member_id = $1`],
    [
      'incomplete',
      'update profile set country = null, region_id = null, city_id = null where member_id = $1',
    ],
    ['suspended', ended('suspended')],
    ['deleted', ended('deleted')],
  ])('an %s member', async (_state, change) => {
    const { browser } = await t.signUp()
    const { id } = await t.signUp({ gender: 'female' })
    expect((await open(browser, id)).status).toBe(200)
    await t.pool.query(change, [id])
    const answer = await open(browser, id)
    expect([answer.status, answer.body.error]).toEqual([404, 'not_found'])
  })

  it('nobody, and a member of another site', async () => {
    const { browser } = await t.signUp()
    const far = await t.signUp({ host: 'milf.localhost' })
    expect((await open(browser, far.id)).status).toBe(404)
    expect((await open(browser, uuidv4())).status).toBe(404)
    expect((await open(browser, '1')).body.fields).toEqual({ id: 'invalid_id' })
  })

  it('whom the viewer blocked; who blocked the viewer says so in the one sentence', async () => {
    const viewer = await t.signUp()
    await block(t, she.id, viewer.id)
    const blocked = await open(viewer.browser, she.id)
    expect(blocked.status).toBe(403)
    expect(blocked.body).toEqual({
      error: 'blocked_by',
      message: `You're blocked by ${she.name}. You do not have access to this page.`,
      params: { name: she.name },
    })
    expect((await open(she.browser, viewer.id)).status).toBe(404)
  })

  it('any member, for a visitor of a site that keeps visitors out', async () => {
    const { id } = await t.signUp({ host: 'women.localhost' })
    expect((await open(t.browser('women.localhost'), id)).status).toBe(401)
    expect((await open(t.browser(), she.id)).status).toBe(200)
  })

  it('but an invisible member who liked first has one, for the liked one', async () => {
    const liked = await t.signUp()
    const hidden = await t.signUp({ gender: 'female' })
    await t.pool.query('update profile set invisible = true where member_id = $1', [hidden.id])
    await hidden.browser.post('/api/like.php', { id: liked.id })
    expect((await open(liked.browser, hidden.id)).status).toBe(200)
    expect((await open((await t.signUp()).browser, hidden.id)).status).toBe(404)
    expect((await open(hidden.browser, hidden.id)).status).toBe(200)
  })
})
