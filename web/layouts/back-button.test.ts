import { expect, test } from 'vitest'
import { hasBackButton } from './back-button.tsx'

test.each([
  '/members/0b1',
  '/likes/sent',
  '/likes/m/0b1',
  '/credits',
  '/credits/starter',
  '/credits/starter/ideal',
])('%s has a way back', (pathname) => {
  expect(hasBackButton(pathname)).toBe(true)
})

test.each([
  '/',
  '/members',
  '/members/0b1/chat',
  '/likes',
  '/chats',
  '/chats/0b1',
  '/profile',
  '/notifications',
])('%s has none', (pathname) => {
  expect(hasBackButton(pathname)).toBe(false)
})
