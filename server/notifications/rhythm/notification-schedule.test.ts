import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limits } from '#common/limits.ts'
import { localTime } from './local-time.ts'
import { type NotificationFacts, notificationTime } from './notification-schedule.ts'

const hour = 3_600_000
const facts = (changes: Partial<NotificationFacts> & { at?: string } = {}): NotificationFacts => ({
  now: new Date(changes.at ?? '2026-11-21T12:00:00Z'),
  zone: 'Europe/Amsterdam',
  quiet: { from: 22, to: 8 },
  activeAt: null,
  mailed: [],
  ...changes,
})
const mail = (asked: NotificationFacts) => notificationTime(asked, ['like'], 'email').toISOString()
const push = (asked: NotificationFacts) => notificationTime(asked, ['like'], 'push').toISOString()

it.each([
  ['by day', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
  ['a moment before they begin', '2026-11-21T20:59:59.999Z', '2026-11-21T20:59:59.999Z'],
  ['when they begin', '2026-11-21T21:00:00Z', '2026-11-22T07:00:00.000Z'],
  ['before midnight', '2026-11-21T22:59:00Z', '2026-11-22T07:00:00.000Z'],
  ['after midnight', '2026-11-22T01:30:00Z', '2026-11-22T07:00:00.000Z'],
  ['a moment before they end', '2026-11-22T06:59:59.999Z', '2026-11-22T07:00:00.000Z'],
  ['when they end', '2026-11-22T07:00:00Z', '2026-11-22T07:00:00.000Z'],
  ['in the night that is an hour shorter', '2026-03-28T23:30:00Z', '2026-03-29T06:00:00.000Z'],
  ['in the night that is an hour longer', '2026-10-24T23:30:00Z', '2026-10-25T07:00:00.000Z'],
])('knows quiet hours over midnight: %s', (_, at, expected) => {
  expect(mail(facts({ at }))).toBe(expected)
  expect(push(facts({ at }))).toBe(expected)
  expect(mail(facts({ at, quiet: null }))).toBe(new Date(at).toISOString())
})

it.each([
  ['Asia/Kathmandu', '2026-11-21T16:15:00Z', '2026-11-22T02:15:00.000Z'],
  ['Australia/Lord_Howe', '2026-11-21T12:00:00Z', '2026-11-21T21:00:00.000Z'],
  ['America/New_York', '2026-11-21T12:00:00Z', '2026-11-21T13:00:00.000Z'],
])('asks the clock of %s', (zone, at, expected) => {
  expect(mail(facts({ zone, at }))).toBe(expected)
})

it('ends hours that the clock skips with what follows, and hours that come twice with the second', () => {
  const zone = 'Europe/Amsterdam'
  expect(mail(facts({ zone, at: '2026-03-29T00:30:00Z', quiet: { from: 1, to: 2 } }))).toBe(
    '2026-03-29T01:00:00.000Z',
  )
  expect(mail(facts({ zone, at: '2026-10-25T00:10:00Z', quiet: { from: 2, to: 3 } }))).toBe(
    '2026-10-25T02:00:00.000Z',
  )
})

it('mails who has left, and pushes at once', () => {
  const here = facts({ activeAt: new Date('2026-11-21T11:58:00Z') })
  expect(mail(here)).toBe('2026-11-21T12:04:00.000Z')
  expect(push(here)).toBe('2026-11-21T12:00:00.000Z')
  expect(notificationTime(here, ['weekly_updates'], 'email')).toEqual(here.now)
})

it('keeps mails of a category apart, and counts a day’s', () => {
  const before = (...hours: number[]) =>
    hours.map((ago) => ({ at: new Date(facts().now.getTime() - ago * hour), categories: ['like'] }))
  expect(mail(facts({ mailed: before(1.5, 5) }))).toBe('2026-11-21T12:30:00.000Z')
  expect(mail(facts({ mailed: before(2) }))).toBe('2026-11-21T12:00:00.000Z')
  expect(notificationTime(facts({ mailed: before(1) }), ['new_messages'], 'email')).toEqual(facts().now)
  expect(notificationTime(facts({ mailed: before(1) }), ['new_messages', 'like'], 'email')).toEqual(
    new Date('2026-11-21T13:00:00Z'),
  )
  const full = facts({ quiet: null, mailed: before(3, 5, 7, 9, 11, 20) })
  expect(notificationTime(full, ['new_messages'], 'email')).toEqual(new Date('2026-11-21T16:00:00Z'))
  expect(push(full)).toBe('2026-11-21T12:00:00.000Z')
})

const zones = [
  'Europe/Amsterdam',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Mexico_City',
]
const anyFacts = fc
  .record({
    now: fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
    zone: fc.constantFrom(...zones),
    hours: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 2, maxLength: 2 })),
    active: fc.option(fc.integer({ min: 0, max: 10 * 60_000 })),
    ages: fc.array(fc.integer({ min: 0, max: 24 * hour - 1 }), { maxLength: 9 }),
  })
  .map(({ now, zone, hours, active, ages }): NotificationFacts => {
    const [from = 0, to = 1] = hours ?? []
    const ago = (ms: number) => new Date(now.getTime() - ms)
    return {
      now,
      zone,
      quiet: hours && { from, to },
      activeAt: active === null ? null : ago(active),
      mailed: ages.map((age) => ({ at: ago(age), categories: ['like'] })),
    }
  })

it('is never early, never in quiet hours, never over the limits, and soon enough', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom('email' as const, 'push' as const), (asked, channel) => {
      const at = notificationTime(asked, ['like'], channel)
      const ms = at.getTime()
      expect(ms).toBeGreaterThanOrEqual(asked.now.getTime())
      expect(ms).toBeLessThanOrEqual(asked.now.getTime() + 49 * hour)
      const { hour: shown } = localTime(at, asked.zone)
      const { from, to } = asked.quiet ?? { from: 25, to: 0 }
      expect(from < to ? from <= shown && shown < to : shown >= from || shown < to).toBe(false)
      if (channel === 'push') return
      const lately = asked.mailed.filter((each) => each.at.getTime() > ms - 24 * hour)
      expect(lately.length).toBeLessThan(limits.notificationMailsADay)
      for (const each of asked.mailed)
        expect(ms - each.at.getTime()).toBeGreaterThanOrEqual(limits.notificationMailsApartMs)
      // Asked again then, it may go.
      expect(notificationTime({ ...asked, now: at }, ['like'], channel)).toEqual(at)
    }),
    { numRuns: 300 },
  )
})
