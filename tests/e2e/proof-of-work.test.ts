import { expect, test } from 'vitest'
import { proofSchema } from '#common/wire/proof.ts'
import { logIn } from './log-in.ts'
import { openStories } from './stories.ts'

const openStory = openStories()

test('a browser that is asked for a proof of work makes one, and its owner only waits', async () => {
  const story = await openStory({ expected: /status of 428/ })
  const { page } = story
  const bodies: { proof?: unknown }[] = []
  await page.route('**/api/user.php', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    bodies.push(route.request().postDataJSON())
    if (bodies.length > 1) return route.continue()
    await route.fulfill({ status: 428, json: { error: 'challenge_required', message: '' } })
  })
  await logIn(story, 'demo@example.com')
  await page.waitForURL('**/members')
  expect(bodies[0]?.proof).toBeUndefined()
  expect(proofSchema.safeParse(bodies[1]?.proof).error).toBeUndefined()
  expect(story.failures).toEqual([])
})
