import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LikesList } from '#common/wire/likes.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>
type Page = { profiles: { id: string }[]; liked_by: { id: string; like_new: boolean }[]; next: string | null }

const newMan = () => t.signUp({ gender: 'male' })
const like = (from: Member, id: string) => from.browser.post('/api/like.php', { id })
const unlike = (from: Member, id: string) => from.browser.delete('/api/like.php', { id })
const pageOf = async ({ browser }: Member, list: LikesList, cursor?: string): Promise<Page> =>
  (await browser.get(`/api/likes.php?list=${list}${cursor ? `&cursor=${cursor}` : ''}`)).body
const idsOf = ({ profiles, liked_by }: Page) => [...profiles, ...liked_by].map(({ id }) => id)

/** Writes likes as rows, many at the same moment, as imports and bursts make them. */
async function likeAsRows(pairs: [from: string, to: string][], at: Date): Promise<void> {
  await t.pool.query(
    `insert into member_like (from_id, to_id, created_at) select f, o, $3
     from unnest($1::uuid[], $2::uuid[]) as pair (f, o) on conflict do nothing`,
    [pairs.map(([from]) => from), pairs.map(([, to]) => to), at],
  )
}
async function matchAsRows(me: string, others: string[], at: Date): Promise<void> {
  await t.pool.query(
    `insert into member_match (low_id, high_id, created_at)
     select least($1::uuid, other), greatest($1::uuid, other), $3 from unnest($2::uuid[]) as other`,
    [me, others, at],
  )
}

it('paging never skips or repeats anybody who is there throughout, while others come and go', async () => {
  const crowd = await addMembers(t, 160)
  const step = fc.record({ comes: fc.boolean(), index: fc.nat(19) })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<LikesList>('received', 'sent', 'matches'),
      fc.integer({ min: 90, max: 140 }),
      fc.integer({ min: 1, max: 60 }),
      fc.array(step, { maxLength: 6 }),
      async (list, count, burst, steps) => {
        const he = await newMan()
        const [fickle, steady] = [crowd.slice(0, 20), crowd.slice(20, 20 + count)]
        const link = async (ids: string[], at: Date) => {
          if (list !== 'sent')
            await likeAsRows(
              ids.map((id) => [id, he.id]),
              at,
            )
          if (list !== 'received')
            await likeAsRows(
              ids.map((id) => [he.id, id]),
              at,
            )
          if (list === 'matches') await matchAsRows(he.id, ids, at)
        }
        const start = t.clock.now().getTime()
        for (let from = 0; from < steady.length; from += burst)
          await link(steady.slice(from, from + burst), new Date(start - from * 1_000))
        const seen: string[] = []
        let cursor: string | null | undefined
        do {
          const page = await pageOf(he, list, cursor ?? undefined)
          seen.push(...idsOf(page))
          cursor = page.next
          for (const { comes, index } of steps) {
            const id = fickle[index]!
            if (comes && list === 'sent') await like(he, id)
            else await unlike(he, id)
          }
        } while (cursor)
        expect(new Set(seen).size).toBe(seen.length)
        expect(new Set(seen.filter((id) => !fickle.includes(id)))).toEqual(new Set(steady))
      },
    ),
    { numRuns: 12 },
  )
})

it('received has no matches, and calls nobody new who was liked first', async () => {
  const [she, liker, loved] = [await t.signUp({ gender: 'female' }), await newMan(), await newMan()]
  await like(she, loved.id)
  await like(liker, she.id)
  await like(loved, she.id)
  expect(idsOf(await pageOf(she, 'received'))).toEqual([liker.id])
  expect((await pageOf(she, 'matches')).liked_by).toMatchObject([{ id: loved.id, like_new: true }])
  expect((await she.browser.get('/api/likes.php?list=received')).body).toMatchObject({
    new_likes: 2,
    new_matches: 1,
  })
  // Who likes back has seen the like.
  await like(she, liker.id)
  expect((await pageOf(she, 'received')).liked_by).toEqual([])
  const matches = (await pageOf(she, 'matches')).liked_by
  expect(matches.find(({ id }) => id === liker.id)).toMatchObject({ like_new: false })
})

it('refuses a list and a cursor that are none', async () => {
  const he = await newMan()
  expect((await he.browser.get('/api/likes.php?list=all')).status).toBe(422)
  expect((await he.browser.get('/api/likes.php?list=sent&cursor=x')).status).toBe(422)
})

it('a like taken back ends the match, leaves the other’s like, and tells open pages without a word', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await newMan()]
  await like(he, she.id)
  await like(she, he.id)
  const answers = await Promise.all([unlike(she, he.id), unlike(she, he.id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(idsOf(await pageOf(she, 'matches'))).toEqual([])
  expect((await pageOf(she, 'received')).liked_by).toMatchObject([{ id: he.id, like_new: false }])
  expect(idsOf(await pageOf(he, 'sent'))).toEqual([she.id])
  expect(idsOf(await pageOf(he, 'received'))).toEqual([])
  const { rows } = await t.pool.query(
    `select payload from event where member_id = $1 and payload->>'type' = 'unlike'`,
    [he.id],
  )
  expect(rows).toEqual([{ payload: { type: 'unlike', id: she.id } }])
  expect((await like(she, he.id)).body.match).toBe(true)
})
