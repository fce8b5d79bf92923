import { expect, test } from 'vitest'
import { desktop } from '../e2e/open-browser.ts'
import { openStories } from '../e2e/stories.ts'
import { crawlThemes } from './crawl-themes.ts'

const openStory = openStories()

test('every screen hydrates on a desktop in the dark theme, nothing moves, and axe finds nothing', async () => {
  expect(await crawlThemes(openStory, { viewport: desktop, theme: 'dark' })).toEqual([])
})
