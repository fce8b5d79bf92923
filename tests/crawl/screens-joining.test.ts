import { expect, test } from 'vitest'
import { openStories } from '../e2e/stories.ts'
import { lookAtScreens } from './look-at-screens.ts'
import { onDesktop } from './look-on-desktop.ts'
import { onPhone } from './look-on-phone.ts'

const openStory = openStories()

test('every screen of one who is joining hydrates on a phone, nothing moves, and axe finds nothing', async () => {
  expect(await lookAtScreens(openStory, onPhone, ['incomplete', 'asked', 'newcomer'])).toEqual([])
})

test('no screen of one who is joining breaks in German, in any window', async () => {
  expect(await lookAtScreens(openStory, onDesktop, ['incomplete', 'asked', 'newcomer'])).toEqual([])
})
