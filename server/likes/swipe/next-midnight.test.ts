import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextMidnight } from './next-midnight.ts'

const dateIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)

it('is the first minute of another date, in every zone and at every moment', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      (zone, now) => {
        const next = nextMidnight(now, zone)
        const minuteBefore = new Date(Math.max(now.getTime(), next.getTime() - 60_000))
        expect(next.getTime()).toBeGreaterThan(now.getTime())
        expect(dateIn(zone, next)).not.toBe(dateIn(zone, now))
        expect(dateIn(zone, minuteBefore)).toBe(dateIn(zone, now))
      },
    ),
    { numRuns: 2_000 },
  )
})

it.each([
  ['a day of 23 hours', 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00.000Z'],
  ['a day of 25 hours', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00.000Z'],
  ['clocks that go forward at midnight', 'Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00.000Z'],
  ['a quarter of an hour', 'Asia/Kathmandu', '2026-11-21T12:00:00Z', '2026-11-21T18:15:00.000Z'],
])('knows %s', (_what, zone, now, next) => {
  expect(nextMidnight(new Date(now), zone).toISOString()).toBe(next)
})
