import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { closeMatches } from './close-matches.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

test('the swipe game: by finger, keys and buttons, four likes, and then a wait', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin } = story
  await closeMatches(page)
  await joinSite(story, 'Swiper')
  await page.goto(`${origin}/swipe-game`)
  expect(await accessibilityFindings(page)).toEqual([])

  const first = await nameOf(story)
  await drag(story, -60)
  expect(await nameOf(story)).toBe(first)
  await drag(story, -220)
  await expect.poll(() => nameOf(story)).not.toBe(first)
  await page.getByRole('button', { name: t('games.swipe.undo', { name: first }) }).click()
  await expect.poll(() => nameOf(story)).toBe(first)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => nameOf(story)).not.toBe(first)
  await page.keyboard.press('Backspace')
  await expect.poll(() => nameOf(story)).toBe(first)

  await page.keyboard.press('ArrowRight')
  for (let left = limits.swipeLikes - 1; left > 0; left -= 1) {
    await leftOf(story, left).waitFor()
    // The count is ahead of the answer, and a reload would cut off what is not answered.
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/swipe.php'),
    )
    await page
      .getByRole('button', { name: t('games.swipe.like_name', { name: await nameOf(story) }) })
      .click()
    await stored
  }
  await leftOf(story, 0).waitFor()
  await page.reload()
  await leftOf(story, 0).waitFor()
  const name = await nameOf(story)
  expect(await page.getByRole('button', { name: t('games.swipe.like_name', { name }) }).isDisabled()).toBe(
    true,
  )
  // Nobody waits for more than a day.
  expect(await page.getByRole('timer').innerText()).toMatch(/^([01]?\d|2[0-3]):[0-5]\d:[0-5]\d$/)
  expect(await accessibilityFindings(page)).toEqual([])
  await page.getByRole('button', { name: t('games.swipe.pass_name', { name }) }).click()
  await expect.poll(() => nameOf(story)).not.toBe(name)
  expect(story.failures).toEqual([])
})

/** The name on the upper card. */
async function nameOf({ page }: Story): Promise<string> {
  const title = await page.locator('.swipe-card h2').innerText()
  return title.replace(/,.*$/s, '').trim()
}

function leftOf({ page, t }: Story, left: number) {
  return page.getByRole('status').getByText(t('games.swipe.left', { left, most: limits.swipeLikes }))
}

/** Pulls the upper card aside and lets go of it, slowly enough not to be a flick. */
async function drag({ page }: Story, by: number): Promise<void> {
  const box = await page.locator('.swipe-card').boundingBox()
  if (!box) throw new Error('there is no card')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y)
  await page.waitForTimeout(200)
  await page.mouse.move(x + by, y)
  await page.mouse.up()
}
