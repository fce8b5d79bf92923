import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#common/locales.ts'
import { fieldKey, type Interest, interests } from '#common/profiles/profile-fields.ts'
import { chooseOpeners, generalOpeners, type Opened, unasked } from './openers.ts'

const me = '0198c000-0000-7000-8000-000000000001'

function member(about: Partial<Opened> = {}): Opened {
  return {
    id: '0198c000-0000-7000-8000-000000000002',
    name: 'Amara',
    age: 31,
    gender: 'female',
    country: 'NL',
    region: null,
    city: null,
    online: false,
    is_fictional: false,
    verified: false,
    main_image: null,
    like_state: null,
    ...about,
  }
}

test('what the two have in common comes first, general questions fill up', () => {
  const chosen = chooseOpeners(me, member({ shared_interests: ['hiking', 'tea'] }), 3)
  expect(new Set(chosen.slice(0, 2))).toEqual(new Set(['hiking', 'tea']))
  expect(generalOpeners).toContain(chosen[2])
})

test('the same for the same two people, however many are asked for', () => {
  const profile = member({ shared_interests: ['music', 'wine', 'art', 'beach'] })
  const three = chooseOpeners(me, profile, 3)
  expect(chooseOpeners(me, profile, 3)).toEqual(three)
  expect(chooseOpeners(me, profile, 1)).toEqual(three.slice(0, 1))
})

test('people without anything in common are not all asked the same', () => {
  const first = (last: number) => chooseOpeners(me, member({ id: `member-${last}` }), 1)[0]
  expect(new Set(Array.from({ length: 40 }, (_, place) => first(place))).size).toBe(generalOpeners.length)
})

test('nothing twice, and nothing about desire', () => {
  const all = chooseOpeners(me, member({ shared_interests: [...interests] }), 100)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(interests.length - unasked.size + generalOpeners.length)
  for (const interest of unasked) expect(all).not.toContain(fieldKey(interest))
})

test('none for a fictional profile, an open conversation or oneself', () => {
  const shared_interests: Interest[] = ['hiking']
  expect(chooseOpeners(me, member({ shared_interests, is_fictional: true }), 3)).toEqual([])
  expect(chooseOpeners(me, member({ shared_interests, conversation: 'c' }), 3)).toEqual([])
  expect(chooseOpeners(me, member({ shared_interests, id: me }), 3)).toEqual([])
})

test.each(locales)('every opener has its words, short enough for a first line (%s)', (locale) => {
  const file = new URL(`../../../common/messages/${locale}/openers.json`, import.meta.url)
  const { questions }: { questions: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'))
  const all = chooseOpeners(me, member({ shared_interests: [...interests] }), 100)
  expect(Object.keys(questions).toSorted()).toEqual(all.toSorted())
  for (const question of Object.values(questions)) {
    expect(question).toMatch(/\?$/)
    expect(question.length).toBeLessThanOrEqual(120)
  }
})
