import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn } from '#common/profiles/age-on.ts'
import { bornBy } from './search/search-conditions.ts'

const at = (moment: string) => new Date(moment)

describe('ageOn', () => {
  it.each([
    ['2008-11-21', '2026-11-20T23:59:59.999Z', 17],
    ['2008-11-21', '2026-11-21T00:00:00.000Z', 18],
    ['2008-02-29', '2026-02-28T12:00:00.000Z', 17],
    ['2008-02-29', '2026-03-01T00:00:00.000Z', 18],
    ['2008-02-29', '2028-02-29T00:00:00.000Z', 20],
    ['2027-01-01', '2026-11-21T00:00:00.000Z', -1],
  ])('of %s at %s is %i', (birthDate, now, age) => expect(ageOn(birthDate, at(now))).toBe(age))
})

describe('bornBy', () => {
  it('is the last birth date of that age', () => {
    expect(bornBy(18, at('2026-11-21T12:00:00Z'))).toBe('2008-11-21')
    expect(bornBy(18, at('2024-02-29T12:00:00Z'))).toBe('2006-02-28')
    expect(bornBy(20, at('2024-02-29T12:00:00Z'))).toBe('2004-02-29')
  })

  it('agrees with ageOn for any day', () => {
    const day = fc
      .date({ min: at('1925-01-01T00:00:00Z'), max: at('2030-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const now = fc.date({
      min: at('2023-01-01T00:00:00Z'),
      max: at('2033-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(day, now, fc.integer({ min: 0, max: 100 }), (birthDate, moment, age) => {
        expect(birthDate <= bornBy(age, moment)).toBe(ageOn(birthDate, moment) >= age)
      }),
      { numRuns: 2_000 },
    )
  })
})
