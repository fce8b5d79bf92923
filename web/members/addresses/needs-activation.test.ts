import { expect, test } from 'vitest'
import type { User } from '#common/wire/members.ts'
import { needsActivation } from './needs-activation.ts'

const user: User = {
  id: 'a',
  email: 'a@example.org',
  status: 'not_confirmed',
  credits: 0,
  paid_user: false,
  signup_date: '2026-01-01T00:00:00.000Z',
  fictional_icon: false,
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
  profile: { id: 'a', name: 'A', country: null, status: 'disabled', main_image: null },
}

test('all four conditions of the specification must hold', () => {
  expect(needsActivation(user, '/members')).toBe(true)
  expect(needsActivation(null, '/members')).toBe(false)
  expect(needsActivation({ ...user, status: 'active' }, '/members')).toBe(false)
  expect(needsActivation({ ...user, profile: { ...user.profile, status: 'active' } }, '/members')).toBe(false)
  expect(needsActivation({ ...user, notifications_disabled: ['bounce'] }, '/members')).toBe(false)
})

test('the pages of signup and settings show none', () => {
  for (const path of ['/signup', '/complete-signup', '/notifications', '/members/a/signup'])
    expect(needsActivation(user, path)).toBe(false)
  for (const path of ['/members/a', '/signup-matches', '/chats'])
    expect(needsActivation(user, path)).toBe(true)
})
