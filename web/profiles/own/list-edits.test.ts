import { expect, test } from 'vitest'
import type { OwnProfile } from '#common/wire/profiles.ts'
import { choosing, type FinishedPrompt, finishing, ordering } from './list-edits.ts'

const joy: FinishedPrompt = { prompt: 'small_joy', answer: 'Rain' }
const trip: FinishedPrompt = { prompt: 'dream_trip', answer: 'Lofoten' }
const date: FinishedPrompt = { prompt: 'first_date', answer: 'A walk' }

type Lists = Pick<OwnProfile, 'interests' | 'prompts'>
const profile = (lists: Partial<Lists>): Lists => ({ interests: [], prompts: [], ...lists })

test('interests are added and removed among those that came from another device', () => {
  const edit = choosing(['tea', 'wine'], ['tea', 'beer'])
  const elsewhere = profile({ interests: ['tea', 'wine', 'art'] })
  expect(edit.change(elsewhere)).toEqual({ interests: ['tea', 'art', 'beer'] })
  expect(edit.undo(profile({ interests: ['tea', 'art', 'beer'] }))).toEqual({
    interests: ['tea', 'art', 'wine'],
  })
  expect(edit.change(profile({ interests: ['beer'] }))).toEqual({ interests: ['beer'] })
})

test('a sentence is changed, exchanged and removed at its place, and each comes back', () => {
  const two = [joy, trip]
  const other = { ...joy, answer: 'Snow' }
  for (const after of [[other, trip], [date, trip], [trip], [joy, trip, date]]) {
    const edit = finishing(two, after)
    expect(edit.change(profile({ prompts: two }))).toEqual({ prompts: after })
    expect(edit.undo(profile({ prompts: after }))).toEqual({ prompts: two })
  }
})

test('undoing one sentence leaves the one that was finished after it', () => {
  const first = finishing([], [joy])
  expect(first.undo(profile({ prompts: [joy, trip] }))).toEqual({ prompts: [trip] })
})

test('two tabs that each finish a sentence keep both', () => {
  const mine = finishing([joy], [joy, trip])
  expect(mine.change(profile({ prompts: [joy, date] }))).toEqual({ prompts: [joy, trip, date] })
})

test('the order of the sentences is changed and put back, with what another device did to them', () => {
  const edit = ordering([joy, trip], [trip, joy])
  expect(edit.change(profile({ prompts: [joy, trip] }))).toEqual({ prompts: [trip, joy] })
  const changed = { ...joy, answer: 'Snow' }
  expect(edit.change(profile({ prompts: [date, changed, trip] }))).toEqual({ prompts: [trip, changed, date] })
  expect(edit.undo(profile({ prompts: [trip, changed, date] }))).toEqual({ prompts: [changed, trip, date] })
  expect(edit.change(profile({ prompts: [] }))).toEqual({ prompts: [] })
})
