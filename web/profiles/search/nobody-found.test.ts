import { expect, it } from 'vitest'
import { adviceFor } from './nobody-found.tsx'

it.each([
  { relax: ['ages', 'distance'], countries: 0, advice: 'empty_both' },
  { relax: ['region'], countries: 2, advice: 'empty_region' },
  { relax: ['ages'], countries: 0, advice: 'empty_age' },
  { relax: ['online'], countries: 0, advice: 'empty_filters' },
  { relax: [], countries: 1, advice: 'empty_country' },
  { relax: [], countries: 0, advice: 'empty_nothing' },
] as const)('where $relax and $countries countries help, $advice is said', ({ relax, countries, advice }) => {
  const helpful = { relax: relax.map((filter) => ({ filter })), countries: Array.from({ length: countries }) }
  expect(adviceFor(helpful)).toBe(advice)
})
