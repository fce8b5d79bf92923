import { expect, test } from 'vitest'
import { dueDate, earliestDueDate } from './due-date.ts'

test.each([
  ['2026-11-23T23:59:00Z', '2026-11-26'],
  // Saturday, and the Sunday after it.
  ['2026-11-25T12:00:00Z', '2026-11-30'],
  ['2026-11-26T12:00:00Z', '2026-11-30'],
  // Christmas, then a weekend.
  ['2026-12-22T00:00:00Z', '2026-12-28'],
  ['2026-12-29T10:00:00Z', '2027-01-04'],
  // Good Friday to Easter Monday.
  ['2027-03-23T10:00:00Z', '2027-03-30'],
  ['2026-03-31T10:00:00Z', '2026-04-07'],
  ['2026-04-28T10:00:00Z', '2026-05-04'],
])('agreed at %s it is collected on %s', (agreed, due) => {
  expect(dueDate(new Date(agreed))).toBe(due)
})

test.each([
  ['2024-03-28', '2024-04-02'],
  ['2025-04-17', '2025-04-22'],
  ['2038-04-22', '2038-04-27'],
  ['2049-04-15', '2049-04-20'],
  ['2076-04-16', '2076-04-21'],
  ['2100-03-25', '2100-03-30'],
])('the next bank day after Maundy Thursday %s is %s', (thursday, tuesday) => {
  expect(earliestDueDate(new Date(thursday))).toBe(tuesday)
})
