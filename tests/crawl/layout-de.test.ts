import { expect, test } from 'vitest'
import { tellStories } from '../e2e/tell-stories.ts'
import { crawlLayout } from './crawl-layout.ts'

const tell = tellStories()

test('no screen breaks in German, in any window, and axe finds nothing in either theme', async () => {
  expect(await crawlLayout(tell, 'de')).toEqual([])
})
