import { expect, it } from 'vitest'
import { OptionError, readOptions } from './read-options.ts'

it('reads all options, and has a default for each', () => {
  expect(
    readOptions([
      '--members',
      '300',
      '--seed',
      '7',
      '--now',
      '2026-11-21T12:00:00Z',
      '--database',
      'postgres://localhost/x',
      '--add',
    ]),
  ).toEqual({
    members: 300,
    seed: 7,
    now: new Date('2026-11-21T12:00:00Z'),
    database: 'postgres://localhost/x',
    add: true,
  })
  expect(readOptions([])).toMatchObject({ members: 10_000, seed: 1, database: undefined, add: false })
})

it.each([
  ['--members', '0'],
  ['--members', '1e6'],
  ['--members', '-5'],
  ['--members', '20000001'],
  ['--seed', 'x'],
  ['--now', 'soon'],
  ['--membres', '5'],
])('refuses %s %s with a sentence', (...args) => {
  expect(() => readOptions(args)).toThrow(OptionError)
})
