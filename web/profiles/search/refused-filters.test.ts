import { expect, it } from 'vitest'
import { ApiError, type ApiErrorCode } from '#client/api/api.ts'
import { refusedFilters } from './refused-filters.ts'

const refusal = (fields: Record<string, string>, error: ApiErrorCode = 'invalid') =>
  new ApiError(422, { error, fields })
const state = { country: 'XX', countryregion: 'XX-1', min_age: 30 }

it('names the filters that the server refused, where the search has them', () => {
  expect(refusedFilters(refusal({ country: 'invalid_country' }), state)).toEqual(['country'])
  expect(refusedFilters(refusal({ countryregion: 'invalid_region' }), state)).toEqual(['region'])
  expect(refusedFilters(refusal({ countryregion: 'invalid_region' }), { min_age: 30 })).toEqual([])
})

it('names none for any other failure', () => {
  expect(refusedFilters(refusal({ cursor: 'invalid_cursor' }), state)).toEqual([])
  expect(refusedFilters(refusal({ country: 'invalid_country' }, 'unavailable'), state)).toEqual([])
  expect(refusedFilters(new Error('offline'), state)).toEqual([])
})
