import { expect, test } from 'vitest'
import { tellStories } from '../e2e/tell-stories.ts'
import { crawlLayout } from './crawl-layout.ts'

const tell = tellStories()

test('no screen breaks in Finnish, in any window', async () => {
  expect(await crawlLayout(tell, 'fi')).toEqual([])
})
