import { expect, test } from 'vitest'
import { sectionOf } from './section-of.ts'

test.each([
  ['/members', '/members'],
  ['/members/4f/landing', '/members'],
  ['/members/4f/chat', '/chats'],
  ['/chats/4f', '/chats'],
  ['/likes/m/4f', '/likes'],
  ['/', '/'],
])('%s belongs to %s', (pathname, section) => {
  expect(sectionOf(pathname)).toBe(section)
})
