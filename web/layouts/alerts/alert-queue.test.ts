import { expect, test } from 'vitest'
import type { User } from '#common/members.ts'
import { alertQueue } from './alert-queue.ts'

const member: User = {
  id: 'a',
  email: 'a@example.org',
  status: 'active',
  credits: 0,
  paid_user: false,
  signup_date: '2026-01-01T00:00:00.000Z',
  fictional_icon: true,
  language: 'en',
  last_search: {},
  notifications_disabled: [],
  fictional_known: false,
  conversations_left: 2,
  signup_complete: true,
  total_unread_messages: 0,
  new_likes: 0,
  profile: { id: 'a', name: 'A', country: 'NL', status: 'active', main_image: null },
}
const dueOn = (pathname: string, user: User = member) =>
  alertQueue.filter(({ isDue }) => isDue(user, pathname)).map(({ name }) => name(user))

test.each([
  '/profile',
  '/profile/photos',
  '/signup',
  '/complete-signup',
  '/members/0b1/signup',
  '/activate/done',
  '/premium',
  '/notifications',
  '/directdebit',
])('nobody is asked for a photo on %s', (pathname) => {
  expect(dueOn(pathname)).toEqual([])
})

test.each(['/members', '/members/0b1', '/likes/sent', '/chats', '/credits'])(
  'a member without a photo is asked for one on %s',
  (pathname) => {
    expect(dueOn(pathname)).toEqual(['photo'])
  },
)

test('mails that stopped come first, and a new reason is a new alert', () => {
  const stopped: User = { ...member, notifications_disabled: ['fbl', 'bounce'] }
  expect(dueOn('/members', stopped)).toEqual(['mail-bounce-fbl', 'photo'])
  expect(dueOn('/members', { ...stopped, notifications_disabled: ['fbl'] })).toEqual(['mail-fbl', 'photo'])
  expect(dueOn('/notifications', stopped)).toEqual([])
})
