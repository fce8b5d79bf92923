import { expect, test } from 'vitest'
import { openStories } from '../e2e/stories.ts'
import { lookAtScreens } from './look-at-screens.ts'
import { onDesktop } from './look-on-desktop.ts'
import { onPhone } from './look-on-phone.ts'

const openStory = openStories()

test('every screen of a member of many days hydrates on a phone, nothing moves, and axe finds nothing', async () => {
  expect(await lookAtScreens(openStory, onPhone, ['settled'])).toEqual([])
})

test('no screen of a member of many days breaks, in any window', async () => {
  // In English: the stories sign in as this member too, whose account keeps the language.
  expect(await lookAtScreens(openStory, { ...onDesktop, locale: 'en' }, ['settled'])).toEqual([])
})
