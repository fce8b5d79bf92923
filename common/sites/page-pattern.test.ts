import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { pagePattern } from './page-pattern.ts'

test('a pattern says nothing about anybody', () => {
  expect(pagePattern('/')).toBe('/')
  expect(pagePattern('/landers/gallery/milf')).toBe('/landers/gallery/milf')
  expect(pagePattern(`/members/${uuidv7()}/landing2/gay`)).toBe('/members/:id/landing2/gay')
  expect(pagePattern(`/${'a_-9'.repeat(10)}abc`)).toBe('/:token')
})
