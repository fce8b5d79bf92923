import { expect, test } from 'vitest'
import { openFullBrowser, phone } from '#tests/e2e/open-browser.ts'
import { openStories } from '#tests/e2e/stories.ts'
import { crawl } from '../crawl.ts'
import { layoutFaults } from '../layout-faults.ts'

const openStory = openStories(openFullBrowser)

test('with letters twice as large nothing is cut on a phone', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 404/ })
  const { page, origin } = story
  const faults: string[] = []
  const visit = async (path: string) => {
    await page.goto(origin + path)
    await page.getByRole('main').waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    faults.push(...(await layoutFaults(page)).map((fault) => `${path}: ${fault}`))
  }
  await crawl(story, visit, ['visitor', 'incomplete', 'asked', 'newcomer', 'free'])
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})
