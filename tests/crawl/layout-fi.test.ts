import { expect, test } from 'vitest'
import { openStories } from '../e2e/stories.ts'
import { crawlLayout } from './crawl-layout.ts'

const openStory = openStories()

test('no screen breaks in Finnish, in any window', async () => {
  expect(await crawlLayout(openStory, 'fi')).toEqual([])
})
