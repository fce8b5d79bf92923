import { describe, expect, it } from 'vitest'
import type { NicheId } from '#common/sites/niches.ts'
import type { Site } from '#common/wire/sites.ts'
import { defaultSearch, type Seeker } from './default-search.ts'

const niche = { general: 1, women: 2, bdsm: 3, bbw: 4, gilf: 5, milf: 6, gay: 7 } as const

function site(id: NicheId, settings: Partial<Site['settings']> = {}) {
  return {
    niche: id,
    settings: { countries: ['NL', 'DE', 'GB'], domain_language: 'en', min_age: 18, ...settings },
  } as Site
}

function seeker(gender: Seeker['gender'], sexuality: Seeker['sexuality'], age = 40): Seeker {
  return { gender, sexuality, age, country: 'NL' }
}

describe('whom a member looks for', () => {
  it.each([
    ['general', 'male', 'hetero', 'female'],
    ['general', 'female', 'hetero', 'male'],
    ['general', 'male', 'gay', 'male'],
    ['general', 'female', 'lesbian', 'female'],
    ['general', 'male', 'bi', 'everyone'],
    ['general', 'female', 'bi', 'everyone'],
    ['general', null, 'bi', 'female'],
    ['women', 'female', 'bi', 'female'],
    ['milf', 'male', 'bi', 'female'],
    ['milf', 'female', 'bi', 'everyone'],
    ['women', 'female', 'hetero', 'female'],
    ['women', 'male', 'hetero', 'female'],
    ['gay', 'male', 'hetero', 'male'],
    ['gay', 'female', 'bi', 'female'],
    ['milf', 'male', 'hetero', 'female'],
    ['milf', 'female', 'hetero', 'male'],
    ['bbw', 'male', null, 'female'],
  ] as const)('%s: %s %s → %s', (name, gender, sexuality, sought) => {
    expect(defaultSearch(site(niche[name]), seeker(gender, sexuality)).gender).toBe(sought)
  })

  it('is a man on the gay site and a woman elsewhere for a visitor', () => {
    expect(defaultSearch(site(niche.gay), null).gender).toBe('male')
    expect(defaultSearch(site(niche.bdsm), null).gender).toBe('female')
  })
})

describe('how old', () => {
  it('reaches around the own age, from the site’s least age on', () => {
    const ages = (age: number, least = 18) =>
      defaultSearch(site(niche.general, { min_age: least }), seeker('male', 'hetero', age))
    expect(ages(42)).toMatchObject({ minAge: 24, maxAge: 60 })
    expect(ages(20)).toMatchObject({ minAge: 18, maxAge: 38 })
    expect(ages(25, 21)).toMatchObject({ minAge: 21, maxAge: 43 })
    expect(ages(95)).toMatchObject({ minAge: 77, maxAge: 99 })
    expect(ages(110)).toMatchObject({ minAge: 81, maxAge: 99 })
  })

  it('starts higher for the women of milf and gilf, and not for men there', () => {
    expect(defaultSearch(site(niche.milf), seeker('male', 'hetero', 22))).toMatchObject({
      minAge: 35,
      maxAge: 99,
    })
    expect(defaultSearch(site(niche.gilf), null)).toMatchObject({ minAge: 55, maxAge: 99 })
    expect(defaultSearch(site(niche.gilf), seeker('female', 'hetero', 60))).toMatchObject({
      minAge: 42,
      maxAge: 78,
    })
  })
})

describe('where', () => {
  it('is the own country, for a visitor the country of the site’s language, else the site’s first', () => {
    expect(defaultSearch(site(niche.general), seeker('male', 'hetero')).country).toBe('NL')
    expect(defaultSearch(site(niche.general, { domain_language: 'de' }), null).country).toBe('DE')
    expect(defaultSearch(site(niche.general, { domain_language: 'sv' }), null).country).toBe('NL')
    const placeless = { ...seeker('male', 'hetero'), country: null }
    expect(defaultSearch(site(niche.general), placeless).country).toBe('GB')
  })
})
