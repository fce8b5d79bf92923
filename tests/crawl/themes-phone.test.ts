import { expect, test } from 'vitest'
import { phone } from '../e2e/open-browser.ts'
import { tellStories } from '../e2e/tell-stories.ts'
import { crawlThemes } from './crawl-themes.ts'

const tell = tellStories()

test.each(['light', 'dark'])(
  'every screen comes alive on a phone in the %s theme, nothing moves, and axe finds nothing',
  async (theme) => {
    expect(await crawlThemes(tell, { viewport: phone, theme })).toEqual([])
  },
)
