import { expect, test } from 'vitest'
import { joinSite } from './join-site.ts'
import { openStories } from './stories.ts'

const openStory = openStories()

test('the loading bar comes after 200 ms, runs for 5 s, and goes 500 ms after the page has come', async () => {
  const story = await openStory()
  const { page, origin, t, failures } = story
  await joinSite(story, 'Patient')
  await page.clock.install()
  await page.goto(`${origin}/members`)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/likes.php**', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  const bar = page.locator('.loading-bar')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('app.nav.likes') })
    .click()
  await page.clock.runFor(150)
  expect(await bar.count()).toBe(0)
  await page.clock.runFor(100)
  await bar.waitFor({ state: 'attached' })
  const running = await bar.evaluate((one) => [one.dataset.phase, getComputedStyle(one).animationDuration])
  expect(running).toEqual(['running', '5s'])

  answer()
  const phase = async () => {
    await page.clock.runFor(1)
    return bar.getAttribute('data-phase')
  }
  await expect.poll(phase).toBe('ending')
  expect(await bar.evaluate((one) => getComputedStyle(one).animationDuration)).toBe('0.5s')
  await page.clock.runFor(400)
  expect(await bar.count()).toBe(1)
  await page.clock.runFor(150)
  await bar.waitFor({ state: 'detached' })
  expect(failures).toEqual([])
})
