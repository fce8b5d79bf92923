import { expect, test } from 'vitest'
import { openStories } from '../e2e/stories.ts'
import { lookAtScreens } from './look-at-screens.ts'
import { onDesktop } from './look-on-desktop.ts'
import { onPhone } from './look-on-phone.ts'

const openStory = openStories()

test('every screen of a member hydrates on a phone, nothing moves, and axe finds nothing', async () => {
  expect(await lookAtScreens(openStory, onPhone, ['free', 'premium'])).toEqual([])
})

test('no screen of a member breaks in German, in any window', async () => {
  expect(await lookAtScreens(openStory, onDesktop, ['free', 'premium'])).toEqual([])
})
