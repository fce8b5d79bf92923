import { expect, test } from 'vitest'
import { isFull, joinDate, readWholeDate, splitDate } from './birth-date.ts'

test.each([
  ['31022011', 'dmy', '2011-02-31'],
  ['31.02.2011', 'dmy', '2011-02-31'],
  ['31. 2. 2011', 'dmy', '2011-02-31'],
  ['2011-02-31', 'dmy', '2011-02-31'],
  ['2011-02-31', 'mdy', '2011-02-31'],
  ['02/28/1990', 'mdy', '1990-02-28'],
  ['02281990', 'mdy', '1990-02-28'],
  ['19900417', 'ymd', '1990-04-17'],
  ['19900417', 'dmy', '1990-04-17'],
  ['17.4.1990', 'ymd', '1990-04-17'],
] as const)('%s in the order %s is %s', (text, order, iso) => {
  const parts = readWholeDate(text, order)
  expect(parts && joinDate(parts)).toBe(iso)
})

test.each(['', '31', '3102', '31.02.11', 'tomorrow', '1.2.3.1990'])('%j is no whole date', (text) => {
  expect(readWholeDate(text, 'dmy')).toBeNull()
})

test('a date keeps the parts that it has', () => {
  expect(joinDate({ day: '', month: '', year: '' })).toBe('')
  expect(joinDate({ day: '7', month: '', year: '' })).toBe('--07')
  expect(splitDate('--07')).toEqual({ day: '07', month: '', year: '' })
})

test.each([
  ['day', '3', false],
  ['day', '4', true],
  ['day', '31', true],
  ['month', '1', false],
  ['month', '2', true],
  ['year', '199', false],
  ['year', '1992', true],
] as const)('a %s of %s is full: %s', (part, digits, full) => {
  expect(isFull(part, digits)).toBe(full)
})
