import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesShown } from './pagination.tsx'

test('few pages are all shown', () => {
  expect(pagesShown(1, 1)).toEqual([1])
  expect(pagesShown(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('many pages leave gaps', () => {
  expect(pagesShown(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pagesShown(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
  expect(pagesShown(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('the ends and the present page are there, in order and once, in at most seven places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (pages, at) => {
      const page = (at % pages) + 1
      const shown = pagesShown(page, pages)
      const numbers = shown.filter((entry) => entry !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      expect(shown.length).toBeLessThanOrEqual(7)
    }),
  )
})
