import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { jobHandlers } from '#server/start/job-queues.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>
const dayMs = 86_400_000

const look = async (from: Member, at: { id: string }) =>
  (await from.browser.post('/api/visit.php', { id: at.id })).status
const privacy = ({ browser }: Member, change: object) => browser.put('/api/privacy.php', change)
const visitorsOf = async ({ browser }: Member, cursor?: string) =>
  (await browser.get(`/api/visitors.php${cursor ? `?cursor=${cursor}` : ''}`)).body
const idsOf = async (who: Member): Promise<string[]> =>
  (await visitorsOf(who)).visitors.map(({ id }: { id: string }) => id)
const prune = () => jobHandlers(t.deps)['prune-visits']?.({})

test('a visit is left by the write alone, once for each visitor, the latest first', async () => {
  const [she, he, another] = [await t.signUp({ gender: 'female' }), await t.signUp(), await t.signUp()]
  await he.browser.get(`/api/member.php?id=${she.id}`)
  expect(await idsOf(she)).toEqual([])
  expect(await look(he, she)).toBe(200)
  t.clock.advance(1_000)
  expect(await look(another, she)).toBe(200)
  expect(await idsOf(she)).toEqual([another.id, he.id])
  t.clock.advance(1_000)
  expect(await look(he, she)).toBe(200)
  const { visitors, shown, next } = await visitorsOf(she)
  expect([shown, next]).toEqual([true, null])
  expect(visitors).toMatchObject([{ id: he.id, visited_at: t.clock.now().toISOString() }, { id: another.id }])
  expect(await look(she, she)).toBe(404)
  expect(await look(she, { id: crypto.randomUUID() })).toBe(404)
  expect((await t.browser().get('/api/visitors.php')).status).toBe(401)
})

test('who takes no part neither leaves nor sees visits, and what was there is gone', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  await look(he, she)
  await look(she, he)
  await privacy(he, { show_visits: false })
  expect(await idsOf(she)).toEqual([])
  expect(await visitorsOf(he)).toEqual({ visitors: [], next: null, shown: false })
  expect([await look(he, she), await look(she, he)]).toEqual([200, 200])
  expect([await idsOf(she), await idsOf(he)]).toEqual([[], []])
  await privacy(he, { show_visits: true })
  expect([await idsOf(she), await idsOf(he)]).toEqual([[], []])
  await look(he, she)
  expect(await idsOf(she)).toEqual([he.id])
})

test('an invisible member leaves none, and is not listed for one of before', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  await look(he, she)
  await privacy(he, { invisible: true })
  expect(await idsOf(she)).toEqual([])
  await look(he, she)
  const { rowCount } = await t.pool.query('select from visit where visitor_id = $1', [he.id])
  expect(rowCount).toBe(1)
  await privacy(he, { invisible: false })
  expect(await idsOf(she)).toEqual([he.id])
})

test('visits are shown for 30 days, and then erased', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  await look(he, she)
  const left = async () => (await t.pool.query('select from visit where member_id = $1', [she.id])).rowCount
  const wasAgo = (ms: number) =>
    t.pool.query('update visit set visited_at = $1', [new Date(t.clock.now().getTime() - ms)])
  await wasAgo(limits.visitDays * dayMs - 1)
  await prune()
  expect([await left(), await idsOf(she)]).toEqual([1, [he.id]])
  await wasAgo(limits.visitDays * dayMs)
  expect(await idsOf(she)).toEqual([])
  await prune()
  expect(await left()).toBe(0)
})

test('pages neither repeat nor skip somebody while others come by', async () => {
  const she = await t.signUp({ gender: 'female' })
  const many = await addMembers(t, limits.visitorsPage + 6)
  for (const [index, id] of many.entries())
    await t.pool.query('insert into visit (member_id, visitor_id, visited_at) values ($1, $2, $3)', [
      she.id,
      id,
      // Some at the same moment.
      new Date(t.clock.now().getTime() - Math.floor(index / 3) * 1_000),
    ])
  const first = await visitorsOf(she)
  expect(first.visitors).toHaveLength(limits.visitorsPage)
  await look(await t.signUp(), she)
  const second = await visitorsOf(she, first.next)
  expect(second.next).toBeNull()
  const seen = [...first.visitors, ...second.visitors].map(({ id }: { id: string }) => id)
  expect(new Set(seen)).toEqual(new Set(many))
  expect(seen).toHaveLength(many.length)
  for (const cursor of ['x', '1.2', `${Date.now()}.${she.id}.1`])
    expect((await she.browser.get(`/api/visitors.php?cursor=${cursor}`)).body.fields).toEqual({
      cursor: 'invalid_cursor',
    })
})
