import { expect, test } from 'vitest'
import { phone } from '../e2e/open-browser.ts'
import { openStories } from '../e2e/stories.ts'
import { crawlThemes } from './crawl-themes.ts'
import { joiningStages } from './stages.ts'

const openStory = openStories()

test('every screen of one who is joining hydrates on a phone in the light theme, nothing moves, and axe finds nothing', async () => {
  const view = { viewport: phone, theme: 'light' } as const
  expect(await crawlThemes(openStory, view, joiningStages)).toEqual([])
})
