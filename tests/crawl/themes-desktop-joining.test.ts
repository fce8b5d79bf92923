import { expect, test } from 'vitest'
import { desktop } from '../e2e/open-browser.ts'
import { openStories } from '../e2e/stories.ts'
import { crawlThemes } from './crawl-themes.ts'
import { joiningStages } from './stages.ts'

const openStory = openStories()

test('every screen of one who is joining hydrates on a desktop in the dark theme, nothing moves, and axe finds nothing', async () => {
  const view = { viewport: desktop, theme: 'dark' } as const
  expect(await crawlThemes(openStory, view, joiningStages)).toEqual([])
})
