import { v4 as uuidv4 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { ended } from '#server/testing/ended.ts'
import { block } from '#server/testing/members/block.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>

const like = (from: Member, to: Member) => from.browser.post('/api/like.php', { id: to.id })
const couple = async () => [await t.signUp({ gender: 'male' }), await t.signUp({ gender: 'female' })] as const
const eventsOf = async ({ id }: Member) =>
  (await t.pool.query('select payload from event where member_id = $1 order by number', [id])).rows.map(
    (row) => row.payload,
  )
const matchesOf = async ({ id }: Member) =>
  (await t.pool.query('select * from member_match where low_id = $1 or high_id = $1', [id])).rows
const jobsOf = (from: Member) =>
  t.jobs.filter((job) => job.queue === 'like-created' && job.data.from === from.id)

describe('a like', () => {
  it('is kept, told to the other, and starts its job', async () => {
    const [he, she] = await couple()
    const { status, body } = await like(he, she)
    expect([status, body.like_state, body.match]).toEqual([200, 'liked', false])
    expect(body.profile).toMatchObject({ id: she.id, name: she.name, like_state: 'liked' })
    expect(await eventsOf(she)).toEqual([{ type: 'like', id: he.id, match: false }])
    expect(await eventsOf(he)).toEqual([])
    expect(jobsOf(he)).toEqual([{ queue: 'like-created', data: { from: he.id, to: she.id } }])
  })

  it('answered is a match, told to both', async () => {
    const [he, she] = await couple()
    await like(he, she)
    const { body } = await like(she, he)
    expect([body.like_state, body.match, body.profile.like_state]).toEqual(['match', true, 'match'])
    expect(await eventsOf(he)).toEqual([{ type: 'like', id: she.id, match: true }])
    expect((await eventsOf(she)).at(-1)).toEqual({ type: 'like', id: he.id, match: true })
    expect(await matchesOf(he)).toHaveLength(1)
  })

  it('sent again changes nothing and answers the same', async () => {
    const [he, she] = await couple()
    const first = await like(he, she)
    expect((await like(he, she)).body).toEqual(first.body)
    const answer = await like(she, he)
    expect((await like(she, he)).body).toEqual(answer.body)
    expect((await like(he, she)).body).toMatchObject({ like_state: 'match', match: false })
    expect(await eventsOf(he)).toHaveLength(1)
    expect(await eventsOf(she)).toHaveLength(2)
    expect([jobsOf(he).length, jobsOf(she).length]).toEqual([1, 1])
  })

  it('of both at once makes one match, forty times', async () => {
    const [he, she] = await couple()
    for (let round = 0; round < 40; round += 1) {
      await t.pool.query('delete from member_like')
      await t.pool.query('delete from member_match')
      await t.pool.query('delete from event')
      const answers = await Promise.all([like(he, she), like(she, he), like(he, she)])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
      const his = await like(he, she)
      const hers = await like(she, he)
      expect(his.body.match).toBe(!hers.body.match)
      expect(await matchesOf(he)).toHaveLength(1)
      const told = [...(await eventsOf(he)), ...(await eventsOf(she))]
      expect(told.filter((event) => event.match)).toHaveLength(2)
    }
  })

  it('of three in a ring at once never waits in a circle', async () => {
    const ring = await Promise.all([t.signUp(), t.signUp(), t.signUp(), t.signUp()])
    const pairs = ring.flatMap((from) => ring.filter((to) => to !== from).map((to) => [from, to] as const))
    const answers = await Promise.all(pairs.map(([from, to]) => like(from, to)))
    expect(answers.map((answer) => answer.status)).toEqual(pairs.map(() => 200))
    for (const member of ring) expect(await matchesOf(member)).toHaveLength(3)
  })
})

describe('who cannot be liked', () => {
  it.each([
    ['invisible', 'update profile set invisible = true where member_id = $1'],
    ['disabled', `update profile set status = 'disabled' where member_id = $1`],
    ['incomplete', 'update profile set gender = null where member_id = $1'],
    ['suspended', ended('suspended')],
    ['deleted', ended('deleted')],
    [
      'long unconfirmed',
      `update member set email_confirmed_at = null, created_at = created_at - interval '8 days' where id = $1`,
    ],
  ])('an %s member', async (_state, change) => {
    const [he, she] = await couple()
    await t.pool.query(change, [she.id])
    const answer = await like(he, she)
    expect([answer.status, answer.body.error]).toEqual([404, 'not_found'])
    expect(await eventsOf(she)).toEqual([])
    expect(jobsOf(he)).toEqual([])
  })

  it('either of a blocked pair', async () => {
    const [he, she] = await couple()
    await block(t, she.id, he.id)
    expect((await like(he, she)).status).toBe(404)
    expect((await like(she, he)).status).toBe(404)
  })

  it('oneself, nobody, and a member of another site', async () => {
    const [he] = await couple()
    const far = await t.signUp({ host: 'bdsm.localhost' })
    expect((await like(he, he)).status).toBe(404)
    expect((await like(he, far)).status).toBe(404)
    expect((await he.browser.post('/api/like.php', { id: uuidv4() })).status).toBe(404)
    expect((await he.browser.post('/api/like.php', { id: 'x' })).body.fields).toEqual({ id: 'invalid_id' })
  })

  it('but members of a site that shares its members can', async () => {
    const milf = await t.signUp({ host: 'milf.localhost' })
    const gilf = await t.signUp({ host: 'gilf.localhost', gender: 'female' })
    expect((await like(milf, gilf)).status).toBe(200)
    expect((await like(gilf, milf)).body.match).toBe(true)
  })

  it('and an invisible member who liked first can be liked back', async () => {
    const [he, she] = await couple()
    await t.pool.query('update profile set invisible = true where member_id = $1', [she.id])
    expect((await like(he, she)).status).toBe(404)
    expect((await like(she, he)).status).toBe(200)
    expect((await like(he, she)).body).toMatchObject({ like_state: 'match', match: true })
  })
})

describe('who may like', () => {
  it('needs a session and a complete profile', async () => {
    const [, she] = await couple()
    expect((await t.browser().post('/api/like.php', { id: she.id })).status).toBe(401)
    const fresh = await t.signUp({ incomplete: true })
    expect((await like(fresh, she)).body.error).toBe('profile_incomplete')
  })
})

describe('PUT /api/like.php', () => {
  it('clears the new-like flag of one liker', async () => {
    const [he, she] = await couple()
    const second = await t.signUp({ gender: 'male' })
    await like(he, she)
    await like(second, she)
    expect((await she.browser.get('/api/likes.php')).body.new_likes).toBe(2)
    const see = async () => (await she.browser.put('/api/like.php', { id: he.id })).body
    expect([await see(), await see()]).toEqual([{ ok: true }, { ok: true }])
    const { body } = await she.browser.get('/api/likes.php')
    expect(body.new_likes).toBe(1)
    expect(
      body.liked_by.map((entry: { id: string; like_new: boolean }) => [entry.id, entry.like_new]),
    ).toEqual(
      expect.arrayContaining([
        [he.id, false],
        [second.id, true],
      ]),
    )
  })

  it('knows no like that is none, nor anybody else’s', async () => {
    const [he, she] = await couple()
    await like(he, she)
    expect((await he.browser.put('/api/like.php', { id: she.id })).status).toBe(404)
    expect((await she.browser.get('/api/likes.php')).body.new_likes).toBe(1)
  })
})

describe('GET /api/likes.php', () => {
  it('lists both ways, newest first', async () => {
    const [he, she] = await couple()
    const second = await t.signUp({ gender: 'male' })
    await like(he, she)
    t.clock.advance(1_000)
    await like(second, she)
    t.clock.advance(1_000)
    await like(she, he)
    const { body } = await she.browser.get('/api/likes.php')
    expect(body.profiles).toMatchObject([{ id: he.id, like_state: 'match' }])
    expect(body.liked_by).toMatchObject([
      { id: second.id, like_state: 'received', like_new: true, is_fictional: false },
      // Who likes back has seen the like.
      { id: he.id, like_state: 'match', like_new: false },
    ])
  })

  it('leaves out who cannot be seen, and shows an invisible liker', async () => {
    const [, she] = await couple()
    const likers = await Promise.all(Array.from({ length: 6 }, () => t.signUp({ gender: 'male' })))
    for (const liker of likers) {
      await like(she, liker)
      await like(liker, she)
    }
    const [blocked, blocking, invisible, disabled, deleted, seen] = likers as [
      Member,
      Member,
      Member,
      Member,
      Member,
      Member,
    ]
    await block(t, she.id, blocked.id)
    await block(t, blocking.id, she.id)
    await t.pool.query('update profile set invisible = true where member_id = $1', [invisible.id])
    await t.pool.query(`update profile set status = 'disabled' where member_id = $1`, [disabled.id])
    await t.pool.query(ended('deleted'), [deleted.id])
    const { body } = await she.browser.get('/api/likes.php')
    const ids = (list: { id: string }[]) => list.map((entry) => entry.id).sort()
    const expected = [invisible.id, seen.id].sort()
    expect(ids(body.liked_by)).toEqual(expected)
    expect(ids(body.profiles)).toEqual(expected)
    expect(body.new_likes).toBe(2)
  })

  it('needs a session', async () => {
    expect((await t.browser().get('/api/likes.php')).status).toBe(401)
  })
})
