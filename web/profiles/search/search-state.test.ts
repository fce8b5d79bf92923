import { describe, expect, test } from 'vitest'
import { activeFilters, readSearch, without, writeSearch } from './search-state.ts'

const read = (search: string) => readSearch(new URLSearchParams(search))

describe('the search in an address', () => {
  test('comes back as it was written', () => {
    const state = { gender: 'male', country: 'DE', countryregion: 'DE-BE', min_age: 25, max_age: 40 } as const
    expect(read(writeSearch(state))).toEqual(state)
    expect(writeSearch({})).toBe('')
  })

  test('keeps where a visitor came from', () => {
    expect(read('?network=abc')).toEqual({ network: 'abc' })
  })

  test.each([
    'gender=other',
    'country=germany',
    'country=de',
    'countryregion=longer-than-any',
    'min_age=17',
    'max_age=100',
    'min_age=30.5',
    'min_age=',
    'max_age=x',
  ])('leaves out %s', (search) => {
    expect(read(search)).toEqual({})
  })

  test('drops an upper age below the lower one', () => {
    expect(read('min_age=40&max_age=30')).toEqual({ min_age: 40 })
  })
})

describe('filters', () => {
  const state = { country: 'DE', countryregion: 'DE-BE', min_age: 25, max_age: 40 } as const

  test('a range of ages is one filter', () => {
    expect(activeFilters(state)).toEqual(['country', 'region', 'ages'])
    expect(activeFilters({ network: 'abc' })).toEqual([])
  })

  test('a region goes with its country', () => {
    expect(without(state, ['country'])).toEqual({ min_age: 25, max_age: 40 })
    expect(without(state, ['region'])).toEqual({ country: 'DE', min_age: 25, max_age: 40 })
  })
})
