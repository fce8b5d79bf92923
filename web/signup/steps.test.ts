import { expect, test } from 'vitest'
import { stepsOfAccount, stepsOfProfile } from './steps.ts'

test('push is asked for last, where the browser has it, and nowhere else', () => {
  expect(stepsOfProfile(true).at(-1)).toBe('push')
  expect(stepsOfProfile(false)).toEqual(stepsOfProfile(true).slice(0, -1))
})

test('the first message is asked for before all else of who came to write one', () => {
  expect(stepsOfAccount(true)).toEqual(['message', ...stepsOfAccount(false)])
})
