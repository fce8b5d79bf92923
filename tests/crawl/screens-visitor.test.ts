import { expect, test } from 'vitest'
import { openStories } from '../e2e/stories.ts'
import { lookAtScreens } from './look-at-screens.ts'
import { onDesktop } from './look-on-desktop.ts'
import { onPhone } from './look-on-phone.ts'

const openStory = openStories()

test('every screen of a visitor hydrates on a phone, nothing moves, and axe finds nothing', async () => {
  expect(await lookAtScreens(openStory, onPhone, ['visitor'])).toEqual([])
})

test('no screen of a visitor breaks in German, in any window', async () => {
  expect(await lookAtScreens(openStory, onDesktop, ['visitor'])).toEqual([])
})
