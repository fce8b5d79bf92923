import { expect, test } from 'vitest'
import { howShown } from './own-fields.ts'

const settings = { visible_profile_fields: ['about', 'hair_color'], visible_profile_notes: ['about'] }

test('a site asks for what it shows, and for what its search needs', () => {
  expect(howShown(settings, 'hair_color')).toEqual({ asked: true, seen: true, noted: false })
  expect(howShown(settings, 'eye_color')).toEqual({ asked: false, seen: false, noted: false })
  expect(howShown(settings, 'city')).toEqual({ asked: true, seen: true, noted: false })
  expect(howShown(settings, 'sexuality')).toEqual({ asked: true, seen: false, noted: false })
})

test('finished sentences are shown with the text about oneself, and explained by themselves', () => {
  expect(howShown(settings, 'about')).toEqual({ asked: true, seen: true, noted: true })
  expect(howShown(settings, 'prompts')).toEqual({ asked: true, seen: true, noted: false })
})

test('without settings only what the search needs is asked for', () => {
  expect(howShown(undefined, 'about').asked).toBe(false)
  expect(howShown(undefined, 'gender').asked).toBe(true)
})
