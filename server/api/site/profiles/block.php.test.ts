import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>

const block = (from: Member, id: string) => from.browser.post('/api/block.php', { id })
const unblock = (from: Member, id: string) => from.browser.delete('/api/block.php', { id })
const statusOf = async (from: Member, id: string) =>
  (await from.browser.get(`/api/member.php?id=${id}`)).status
const blocksOf = async ({ browser }: Member, cursor?: string) =>
  (await browser.get(`/api/blocks.php${cursor ? `?cursor=${cursor}` : ''}`)).body

test('a block is made and ended, however often each is said', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  for (let time = 0; time < 2; time += 1) expect((await block(she, he.id)).status).toBe(200)
  expect(await blocksOf(she)).toEqual({
    blocks: [{ id: he.id, name: he.name, blocked_at: t.clock.now().toISOString() }],
    next: null,
  })
  expect([await statusOf(she, he.id), await statusOf(he, she.id)]).toEqual([404, 403])
  for (let time = 0; time < 2; time += 1) expect((await unblock(she, he.id)).status).toBe(200)
  expect([await statusOf(she, he.id), await statusOf(he, she.id)]).toEqual([200, 200])
  expect((await blocksOf(she)).blocks).toEqual([])
})

test('the blocked one reads §6’s sentence, word by word', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  await block(she, he.id)
  const { body } = await he.browser.get(`/api/member.php?id=${she.id}`)
  expect(body.message).toBe(`You're blocked by ${she.name}. You do not have access to this page.`)
})

test('who is blocked can block too, and each ends only the own block', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  const both = await Promise.all([block(she, he.id), block(he, she.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  await unblock(she, he.id)
  expect([await statusOf(she, he.id), await statusOf(he, she.id)]).toEqual([403, 404])
})

test('nobody blocks themselves, a stranger of another pool, or nobody', async () => {
  const [she, far] = [await t.signUp(), await t.signUp({ host: 'bbw.localhost' })]
  for (const id of [she.id, far.id, crypto.randomUUID()]) expect((await block(she, id)).status).toBe(404)
  expect((await t.browser().post('/api/block.php', { id: she.id })).status).toBe(401)
})

test('a private album that was shown, and visits, do not come back with the end of a block', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  await she.browser.put('/api/album.php', { id: he.id, days: null })
  await he.browser.post('/api/visit.php', { id: she.id })
  await block(she, he.id)
  await unblock(she, he.id)
  expect((await she.browser.get('/api/album.php')).body.album.viewers).toEqual([])
  expect((await she.browser.get('/api/visitors.php')).body.visitors).toEqual([])
})

test('the list goes on page by page; whose account is gone has no name', async () => {
  const she = await t.signUp({ gender: 'female' })
  const many = await addMembers(t, limits.blocksPage + 2)
  await t.pool.query(
    `insert into block (from_id, to_id, company_id, created_at)
     select $1, id, 1, $3 from unnest($2::uuid[]) as id`,
    [she.id, many, t.clock.now()],
  )
  const gone = many.toSorted((a, b) => (a < b ? 1 : -1))[0]
  await t.pool.query(`update member set status = 'deleted', deleted_at = $2 where id = $1`, [
    gone,
    t.clock.now(),
  ])
  const first = await blocksOf(she)
  const second = await blocksOf(she, first.next)
  expect([first.blocks.length, second.blocks.length, second.next]).toEqual([limits.blocksPage, 2, null])
  expect(first.blocks[0]).toMatchObject({ id: gone, name: null })
  const seen = [...first.blocks, ...second.blocks].map(({ id }: { id: string }) => id)
  expect(new Set(seen)).toEqual(new Set(many))
})
