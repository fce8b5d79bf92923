import { expect, it } from 'vitest'
import { readCursor, writeCursor } from './search-cursor.ts'

const place = { at: '2026-11-21 12:00:00.123456+00', id: '0198a1b2-0000-7000-8000-000000000000', ring: 2 }
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

it('reads what it wrote', () => {
  expect(readCursor(writeCursor(place))).toEqual(place)
  expect(writeCursor(place).length).toBeLessThan(200)
})

it.each([
  '',
  'x',
  '%%%',
  encoded({}),
  encoded([place.at]),
  encoded(['2026-13-41 12:00:00+00', place.id]),
  encoded(["now'; drop table member", place.id]),
  encoded([place.at, 'nobody']),
])('refuses %s', (text) => {
  expect(() => readCursor(text)).toThrow(expect.objectContaining({ fields: { cursor: 'invalid_cursor' } }))
})
