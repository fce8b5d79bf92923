import { expect, test } from 'vitest'
import { withOpener } from './draft.ts'

const offered = ['Red or white?', 'Which book?']

test.each([
  ['', 'Which book?'],
  ['  ', 'Which book?'],
  ['Red or white?', 'Which book?'],
  ['Which book?', 'Which book?'],
  ['Hello Amara,', 'Hello Amara, Which book?'],
  ['Hello Amara,\n', 'Hello Amara,\nWhich book?'],
  ['Hello. Red or white?', 'Hello. Which book?'],
  ['Red or white? Or water', 'Red or white? Or water Which book?'],
])('%j becomes %j', (draft, expected) => {
  expect(withOpener(draft, 'Which book?', offered)).toBe(expected)
})
