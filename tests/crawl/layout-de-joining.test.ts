import { expect, test } from 'vitest'
import { openStories } from '../e2e/stories.ts'
import { crawlLayout } from './crawl-layout.ts'
import { joiningStages } from './stages.ts'

const openStory = openStories()

test('no screen of one who is joining breaks in German, in any window', async () => {
  expect(await crawlLayout(openStory, 'de', joiningStages)).toEqual([])
})
