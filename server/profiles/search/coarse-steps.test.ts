import { expect, test } from 'vitest'
import { activityStep, distanceStep } from './coarse-steps.ts'

test('a distance is the first step that it is under, and nothing beyond the last', () => {
  expect([0, 4.9, 5, 24, 99.9, 249].map(distanceStep)).toEqual([5, 5, 10, 25, 100, 250])
  expect([250, 900, null].map(distanceStep)).toEqual([null, null, null])
})

test('when somebody was last here is told in steps', () => {
  const now = new Date('2031-05-01T12:00:00Z')
  const minute = 60_000
  const day = 1_440 * minute
  const ago = (ms: number) => activityStep(new Date(now.getTime() - ms), now)
  expect([0, 5 * minute, 6 * minute, day - 1, day, 7 * day, 31 * day].map(ago)).toEqual([
    'now',
    'now',
    'today',
    'today',
    'week',
    'month',
    'earlier',
  ])
})
