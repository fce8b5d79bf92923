import { expect, test } from 'vitest'
import { isMembersArea } from './members-area.ts'

test.each(['/members', '/members/0b1', '/chats', '/likes', '/likes/sent', '/likes/m/0b1', '/premium'])(
  '%s is of the members area',
  (pathname) => {
    expect(isMembersArea(pathname)).toBe(true)
  },
)

test.each([
  '/',
  '/members/0b1/chat',
  '/members/0b1/signup',
  '/chats/0b1',
  '/credits',
  '/profile',
  '/notifications',
])('%s is not', (pathname) => {
  expect(isMembersArea(pathname)).toBe(false)
})
