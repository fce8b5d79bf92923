import { expect, it } from 'vitest'
import { hasHiddenWord } from './hidden-words.ts'

it('finds whole words in any case, with accents or without', () => {
  expect(hasHiddenWord('Great CAFÉ!', ['cafe'])).toBe(true)
  expect(hasHiddenWord('see you at my place, ok?', ['My  Place'])).toBe(true)
  expect(hasHiddenWord('¿qué?', ['que'])).toBe(true)
  expect(hasHiddenWord('classic', ['class'])).toBe(false)
  expect(hasHiddenWord('anything', [])).toBe(false)
})

it('takes signs alone for no word', () => {
  expect(hasHiddenWord('hello there', ['!!'])).toBe(false)
})
