import { expect, it } from 'vitest'
import { block } from '#server/testing/members/block.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>

const newMan = () => t.signUp({ gender: 'male' })
const like = (from: Member, to: Member) => from.browser.post('/api/like.php', { id: to.id })
const popUp = async ({ browser }: Member): Promise<string | null> =>
  (await browser.get('/api/auto-like.php')).body.profile?.id ?? null

it('brings each like once, the newest first, and nothing where nobody liked', async () => {
  const [she, first, second] = [await t.signUp({ gender: 'female' }), await newMan(), await newMan()]
  expect(await popUp(she)).toBeNull()
  await like(first, she)
  t.clock.advance(1_000)
  await like(second, she)
  expect([await popUp(she), await popUp(she), await popUp(she)]).toEqual([second.id, first.id, null])
  // It was shown in passing: in the list it is new until the profile was opened.
  expect((await she.browser.get('/api/likes.php')).body.new_likes).toBe(2)
})

it('brings a like to one of several pages that ask at once', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await newMan()]
  await like(he, she)
  const answers = await Promise.all(Array.from({ length: 8 }, () => popUp(she)))
  expect(answers.filter((id) => id === he.id)).toHaveLength(1)
  expect(answers.filter((id) => id === null)).toHaveLength(7)
})

it('brings nobody who was seen, was liked back, is blocked or took the like back', async () => {
  const she = await t.signUp({ gender: 'female' })
  const [seen, loved, blocked, gone] = [await newMan(), await newMan(), await newMan(), await newMan()]
  for (const each of [seen, loved, blocked, gone]) await like(each, she)
  await she.browser.put('/api/like.php', { id: seen.id })
  await like(she, loved)
  await block(t, she.id, blocked.id)
  await gone.browser.delete('/api/like.php', { id: she.id })
  expect(await popUp(she)).toBeNull()
})

it('needs a session', async () => {
  expect((await t.browser().get('/api/auto-like.php')).status).toBe(401)
})
