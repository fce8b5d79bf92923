import { expect, test } from 'vitest'
import { safeReturn } from './safe-return.ts'

test('a path of this site is kept, with its query', () => {
  expect(safeReturn('/members/1?t=5')).toBe('/members/1?t=5')
  expect(safeReturn('/chats')).toBe('/chats')
})

test.each([
  null,
  '',
  'members',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  '/a\\b',
])('anything else leads to the search: %s', (to) => expect(safeReturn(to)).toBe('/members'))

test('a login never leads back to itself', () => {
  expect(safeReturn('/login?to=/chats')).toBe('/members')
  expect(safeReturn('/signup')).toBe('/members')
})
