import { expect, test } from 'vitest'
import { openFullBrowser } from '#tests/e2e/open-browser.ts'
import { openStories } from '#tests/e2e/stories.ts'
import { crawl } from '../crawl.ts'
import { everyWidth, faultsAtWidths } from '../faults-at-widths.ts'
import { ownStages } from '../stages.ts'
import { faultsWhenZoomed } from './faults-when-zoomed.ts'

const openStory = openStories(openFullBrowser)

test('no screen breaks in German, in any window, nor enlarged to 200 and 400 %', async () => {
  const story = await openStory({ locale: 'de', expected: /status of 404/ })
  const { page, origin } = story
  const faults: string[] = []
  const visit = async (path: string) => {
    await page.goto(origin + path)
    await page.getByRole('main').waitFor()
    faults.push(...(await faultsAtWidths(page, everyWidth)).map((fault) => `${path}: ${fault}`))
    faults.push(...(await faultsWhenZoomed(story, path)))
  }
  await crawl(story, visit, ownStages)
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})
