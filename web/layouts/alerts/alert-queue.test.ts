import { expect, test } from 'vitest'
import type { User } from '#common/wire/members.ts'
import { alertQueue, type Device } from './alert-queue.ts'

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
  terms_due: null,
  conversations_left: 2,
  signup_complete: true,
  total_unread_messages: 0,
  new_likes: 0,
  time_zone: 'Europe/Amsterdam',
  profile: { id: 'a', name: 'A', country: 'NL', status: 'active', main_image: null },
}
const plain: Device = { push: 'not capable', install: null }
const dueOn = (pathname: string, user: User = member, device = plain) =>
  alertQueue.filter(({ isDue }) => isDue(user, pathname, device)).map(({ name }) => name(user))

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

test('push is offered while it is off, and the app to who has begun a conversation', () => {
  const able: Device = { push: 'not subscribed', install: 'prompt' }
  expect(dueOn('/members', member, able)).toEqual(['photo', 'push-a'])
  const talker: User = { ...member, conversations_left: 1 }
  expect(dueOn('/members', talker, able)).toEqual(['photo', 'push-a', 'install'])
  expect(dueOn('/members', { ...member, paid_user: true }, { ...able, push: 'denied' })).toEqual([
    'photo',
    'install',
  ])
  for (const path of ['/notifications', '/complete-signup', '/credits/1/ideal', '/directdebit'])
    expect(dueOn(path, talker, able).filter((name) => name !== 'photo')).toEqual([])
})

test('all at once come in one order: activation, mail, photo, push, app', () => {
  const every: User = {
    ...member,
    status: 'not_confirmed',
    profile: { ...member.profile, status: 'disabled' },
  }
  expect(
    dueOn('/members', { ...every, paid_user: true }, { push: 'not subscribed', install: 'by hand' }),
  ).toEqual(['activation-a', 'photo', 'push-a', 'install'])
})
