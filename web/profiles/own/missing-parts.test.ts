import { expect, test } from 'vitest'
import type { OwnProfile } from '#common/profiles.ts'
import { missingParts } from './missing-parts.ts'
import { emptyProfile } from './testing-profile.ts'

const all = () => true

test('a new profile lacks everything, the most telling first', () => {
  expect(missingParts(emptyProfile, false, all)).toEqual({
    missing: ['photo', 'prompts', 'about', 'interests', 'reason', 'relationship_status'],
    done: 0,
    total: 6,
  })
})

test('what is filled in counts, interests from the number that the signup asks for', () => {
  const some: OwnProfile = { ...emptyProfile, about: 'Hello', interests: ['tea', 'wine'] }
  const { missing, done } = missingParts(some, true, all)
  expect([missing, done]).toEqual([['prompts', 'interests', 'reason', 'relationship_status'], 2])
})

test('what the site does not ask for is not missed', () => {
  const { missing, total } = missingParts(emptyProfile, true, (field) => field === 'reason')
  expect([missing, total]).toEqual([['reason'], 2])
})
