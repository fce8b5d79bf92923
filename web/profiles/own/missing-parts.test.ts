import { expect, test } from 'vitest'
import { missingParts } from './missing-parts.ts'

const emptyProfile = { prompts: [], about: null, interests: [], reason: null, relationship_status: null }

const all = () => true

test('a new profile lacks everything, the most telling first', () => {
  expect(missingParts(emptyProfile, false, all)).toEqual({
    missing: ['photo', 'prompts', 'about', 'interests', 'reason', 'relationship_status'],
    done: 0,
    total: 6,
  })
})

test('what is filled in counts, interests from the number that the signup asks for', () => {
  const { missing, done } = missingParts(
    { ...emptyProfile, about: 'Hello', interests: ['tea', 'wine'] },
    true,
    all,
  )
  expect([missing, done]).toEqual([['prompts', 'interests', 'reason', 'relationship_status'], 2])
})

test('what the site does not ask for is not missed', () => {
  const { missing, total } = missingParts(emptyProfile, true, (field) => field === 'reason')
  expect([missing, total]).toEqual([['reason'], 2])
})
