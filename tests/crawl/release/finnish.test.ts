import { expect, test } from 'vitest'
import { desktop, openFullBrowser } from '#tests/e2e/open-browser.ts'
import { openStories } from '#tests/e2e/stories.ts'
import { crawl } from '../crawl.ts'
import { faultsAtWidths, tightest } from '../faults-at-widths.ts'
import { ownStages } from '../stages.ts'

const openStory = openStories(openFullBrowser)

test('no screen breaks in Finnish where there is least room', async () => {
  const story = await openStory({ locale: 'fi', expected: /status of 404/ })
  const { page, origin } = story
  const faults: string[] = []
  const visit = async (path: string) => {
    await page.setViewportSize(desktop)
    await page.goto(origin + path)
    await page.getByRole('main').waitFor()
    faults.push(...(await faultsAtWidths(page, tightest)).map((fault) => `${path}: ${fault}`))
  }
  await crawl(story, visit, ownStages)
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})
