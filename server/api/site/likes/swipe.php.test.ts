import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#common/limits.ts'
import { ended } from '#server/testing/ended.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { block } from '#server/testing/members/block.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>

const start = '2026-11-21T12:00:00.000Z'
const hourMs = 3_600_000
let crowd: string[]

beforeAll(async () => {
  crowd = await addMembers(t, 60)
})
beforeEach(() => t.clock.set(start))

const like = (from: Member, id: string, zone = 'Europe/Berlin') =>
  from.browser.post('/api/swipe.php', { id, zone })
const pass = (from: Member, id: string) => from.browser.put('/api/swipe.php', { id })
const stackOf = async ({ browser }: Member) => (await browser.get('/api/swipe.php')).body
const idsOf = async (member: Member): Promise<string[]> =>
  (await stackOf(member)).members.map(({ id }: { id: string }) => id)
const likesOf = async ({ id }: Member) =>
  (await t.pool.query('select count(*)::int as count from member_like where from_id = $1', [id])).rows[0]
    .count
/** Likes so many of the crowd who were not liked yet. Answers each status. */
async function likeSome(member: Member, count: number, zone?: string): Promise<number[]> {
  const ids = (await idsOf(member)).slice(0, count)
  const statuses: number[] = []
  for (const id of ids) statuses.push((await like(member, id, zone)).status)
  return statuses
}

describe('the stack', () => {
  it('has whose orientation fits both ways, and never oneself, who is hidden, or who was liked or passed', async () => {
    const [he, hetero, lesbian, bi, hidden, gone, man] = await Promise.all([
      t.signUp({ gender: 'male', sexuality: 'hetero' }),
      t.signUp({ gender: 'female', sexuality: 'hetero' }),
      t.signUp({ gender: 'female', sexuality: 'lesbian' }),
      t.signUp({ gender: 'female', sexuality: 'bi' }),
      t.signUp({ gender: 'female' }),
      t.signUp({ gender: 'female' }),
      t.signUp({ gender: 'male' }),
    ])
    await hidden.browser.put('/api/privacy.php', { invisible: true })
    await t.pool.query(ended('suspended'), [gone.id])
    expect(new Set((await idsOf(he)).slice(0, 2))).toEqual(new Set([hetero.id, bi.id]))
    expect((await like(he, hetero.id)).status).toBe(200)
    expect((await pass(he, bi.id)).status).toBe(200)
    const left = await idsOf(he)
    for (const { id } of [he, hetero, lesbian, bi, hidden, gone, man]) expect(left).not.toContain(id)
    await block(t, he.id, left[0]!)
    expect(await idsOf(he)).not.toContain(left[0])
  })

  it('has both genders for who looks for both', async () => {
    const [she, woman, man] = await Promise.all([
      t.signUp({ gender: 'female', sexuality: 'bi' }),
      t.signUp({ gender: 'female', sexuality: 'bi' }),
      t.signUp({ gender: 'male', sexuality: 'hetero' }),
    ])
    const ids = await idsOf(she)
    expect(ids).toContain(woman.id)
    expect(ids).toContain(man.id)
  })

  it('begins anew when the passes are taken back, and the last one comes back alone for a day', async () => {
    const he = await t.signUp({ gender: 'male' })
    const [first, second] = (await idsOf(he)) as [string, string]
    await pass(he, first)
    t.clock.advance(1_000)
    await pass(he, second)
    expect((await pass(he, second)).status).toBe(200)
    expect(await stackOf(he)).toMatchObject({ passed: { id: second }, any_passed: true })
    await he.browser.delete('/api/swipe.php', { id: second })
    expect(await stackOf(he)).toMatchObject({ passed: { id: first } })
    t.clock.advance(limits.undoPassMs)
    expect(await stackOf(he)).toMatchObject({ passed: null, any_passed: true })
    expect(await idsOf(he)).not.toContain(first)
    await he.browser.delete('/api/swipe.php', {})
    expect(await stackOf(he)).toMatchObject({ passed: null, any_passed: false })
    expect(await idsOf(he)).toContain(first)
  })

  it('passes nobody who cannot be seen', async () => {
    const [he, she] = [await t.signUp({ gender: 'male' }), await t.signUp({ gender: 'female' })]
    await block(t, she.id, he.id)
    for (const id of [she.id, he.id, crypto.randomUUID()]) expect((await pass(he, id)).status).toBe(404)
    expect(await stackOf(he)).toMatchObject({ any_passed: false })
  })
})

describe('four likes a day', () => {
  it('are given, and the fifth waits until the member’s own midnight', async () => {
    const he = await t.signUp({ gender: 'male' })
    expect(await stackOf(he)).toMatchObject({ likes_left: 4, next_at: null })
    expect(await likeSome(he, 4)).toEqual([200, 200, 200, 200])
    expect(await stackOf(he)).toMatchObject({ likes_left: 0, next_at: '2026-11-21T23:00:00.000Z' })
    const fifth = await like(he, (await idsOf(he))[0]!)
    expect([fifth.status, fifth.body.error, fifth.headers.get('retry-after')]).toEqual([
      409,
      'swipe_likes_used_up',
      String(11 * 3600),
    ])
    expect(await likesOf(he)).toBe(4)
    expect((await pass(he, (await idsOf(he))[0]!)).status).toBe(200)
  })

  it('are not spent by the same like again, by one that is refused, or by a like elsewhere', async () => {
    const he = await t.signUp({ gender: 'male' })
    const [one, two] = (await idsOf(he)) as [string, string]
    await like(he, one)
    expect((await like(he, one)).body).toMatchObject({ likes_left: 3, match: false })
    expect((await like(he, crypto.randomUUID())).status).toBe(404)
    await he.browser.post('/api/like.php', { id: two })
    expect((await like(he, two)).body.likes_left).toBe(3)
    expect((await like(he, crowd[50]!, 'Nowhere/At all')).body.fields).toEqual({ zone: 'invalid_value' })
    expect(await stackOf(he)).toMatchObject({ likes_left: 3 })
  })

  it('make a match where the other liked first', async () => {
    const [he, she] = [await t.signUp({ gender: 'male' }), await t.signUp({ gender: 'female' })]
    await she.browser.post('/api/like.php', { id: he.id })
    expect((await like(he, she.id)).body).toMatchObject({ match: true, profile: { like_state: 'match' } })
  })

  it('are four, however many are asked for at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const he = await t.signUp({ gender: 'male' })
      const answers = await Promise.all((await idsOf(he)).slice(0, 16).map((id) => like(he, id)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
      expect(answers.filter(({ body }) => body.error === 'swipe_likes_used_up')).toHaveLength(12)
      expect(await likesOf(he)).toBe(4)
    }
  })

  it.each([
    ['Pacific/Auckland', '2026-11-21T10:59:00Z', '2026-11-21T11:00:00.000Z'],
    ['Europe/Berlin', '2026-11-21T22:59:00Z', '2026-11-21T23:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-21T07:59:00Z', '2026-11-21T08:00:00.000Z'],
    // The clocks change in the night before, and in the night after.
    ['Europe/Berlin', '2026-03-29T00:30:00Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T22:30:00Z', '2026-10-25T23:00:00.000Z'],
    ['America/New_York', '2026-11-01T04:30:00Z', '2026-11-02T05:00:00.000Z'],
  ])(
    'come back at midnight in %s, asked for at %s, and not a millisecond before',
    async (zone, from, midnight) => {
      t.clock.set(from)
      const he = await t.signUp({ gender: 'male' })
      expect(await likeSome(he, 5, zone)).toEqual([200, 200, 200, 200, 409])
      expect(await stackOf(he)).toMatchObject({ likes_left: 0, next_at: midnight })
      t.clock.set(new Date(Date.parse(midnight) - 1).toISOString())
      expect(await likeSome(he, 1, zone)).toEqual([409])
      t.clock.set(midnight)
      expect(await stackOf(he)).toMatchObject({ likes_left: 4, next_at: null })
      expect(await likeSome(he, 5, zone)).toEqual([200, 200, 200, 200, 409])
    },
  )

  it('are never more than four in a day, whatever zones are named at whatever time', async () => {
    const zones = [
      'Pacific/Kiritimati',
      'Asia/Tokyo',
      'Europe/Berlin',
      'America/New_York',
      'Pacific/Pago_Pago',
    ]
    const step = fc.record({ zone: fc.constantFrom(...zones), hours: fc.integer({ min: 0, max: 20 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        t.clock.set(start)
        const he = await t.signUp({ gender: 'male' })
        const given: number[] = []
        for (const { zone, hours } of steps) {
          t.clock.advance(hours * hourMs)
          const statuses = await likeSome(he, 5, zone)
          given.push(...statuses.filter((status) => status === 200).map(() => t.clock.now().getTime()))
        }
        // Two midnights may lie close together once; after that a day is a day.
        for (const at of given)
          expect(given.filter((other) => other >= at && other < at + 23 * hourMs).length).toBeLessThanOrEqual(
            8,
          )
        const days = (given.at(-1) ?? 0) - (given[0] ?? 0)
        expect(given.length).toBeLessThanOrEqual(4 * (Math.ceil(days / (23 * hourMs)) + 1))
      }),
      { numRuns: 6 },
    )
  })
})
