import { describe, expect, it } from 'vitest'
import { limits } from '#common/limits.ts'
import { locales } from '#common/locales.ts'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from '#common/profiles/profile-fields.ts'
import { type NicheId, niches } from '#common/sites/niches.ts'
import { readGeo } from '#server/seeds/geo/read-geo.ts'
import { type DemoPerson, isCompatible } from './demo-person.ts'
import { homePlaces, places, townsOf } from './places.ts'
import { planDemoSignins } from './plan-demo-signins.ts'
import { planPeople } from './plan-people.ts'

const people = planPeople(7, 2_000)
const nicheIds = Object.keys(niches).map(Number) as NicheId[]
const membersOf = (niche: NicheId) => people.filter((person) => person.niche === niche)

const defaultAges: Record<NicheId, [number, number]> = {
  1: [24, 60],
  2: [24, 60],
  3: [24, 60],
  4: [24, 60],
  5: [55, 99],
  6: [35, 59],
  7: [24, 60],
}

describe('planPeople', () => {
  it('plans the same people for the same seed, and others for another', () => {
    expect(planPeople(7, 300)).toEqual(planPeople(7, 300))
    expect(planPeople(8, 300)).not.toEqual(planPeople(7, 300))
  })

  it.each([0, 1, 70, 333, 2_000, 4_000])('plans exactly %i people', (total) => {
    expect(planPeople(3, total)).toHaveLength(total)
  })

  it('gives every site its share, the general one the most', () => {
    expect(membersOf(1).length).toBeGreaterThan(800)
    for (const niche of nicheIds) expect(membersOf(niche).length).toBeGreaterThanOrEqual(150)
  })

  it('gives nobody a name that another member of the site, or a sign-in, has', () => {
    for (const niche of nicheIds) {
      const all = [...membersOf(niche), ...planDemoSignins(niche).map((signin) => signin.person)]
      expect(new Set(all.map((person) => person.name.toLowerCase())).size).toBe(all.length)
    }
    for (const { name } of people) expect(name).toMatch(/^\p{L}[\p{L}\d_]{2,23}$/u)
  })

  it.each(nicheIds)('lets each demo sign-in of site %i find 130 real members at home', (niche) => {
    const [min, max] = defaultAges[niche]
    for (const { person: signin } of planDemoSignins(niche)) {
      const found = membersOf(niche).filter(
        (person) =>
          !person.is_fictional &&
          person.country === homePlaces[niche].country &&
          person.age >= min &&
          person.age <= max &&
          isCompatible(signin, person),
      )
      expect(found.length).toBeGreaterThanOrEqual(130)
    }
  })

  it('has people of every language and country, and only fitting pairs of them', () => {
    const lived = new Set(people.map((person) => `${person.language}-${person.country}`))
    expect([...lived].sort()).toEqual(places.map((place) => `${place.language}-${place.country}`).sort())
    expect(new Set(people.map((person) => person.language))).toEqual(new Set(locales))
    expect(people.some((person) => person.country === 'CH' && person.about.includes('ß'))).toBe(false)
  })

  it('uses only values of the profile fields', () => {
    for (const person of people) {
      expect(genders).toContain(person.gender)
      expect(sexualities).toContain(person.sexuality)
      expect(relationshipStatuses).toContain(person.relationship_status)
      expect(hairColors).toContain(person.hair_color)
      expect(eyeColors).toContain(person.eye_color)
      expect(bodyTypes).toContain(person.body_type)
      expect(person.age).toBeGreaterThanOrEqual(25)
      expect(person.age).toBeLessThanOrEqual(99)
      expect(new Set(person.interests).size).toBe(person.interests.length)
      expect(person.interests.length).toBeGreaterThanOrEqual(3)
      expect(person.interests.length).toBeLessThanOrEqual(9)
      for (const interest of person.interests) expect(interests).toContain(interest)
      expect(person.about.length).toBeGreaterThan(30)
      expect(person.about.length).toBeLessThan(600)
    }
  })

  it('keeps fictional profiles few and silent', () => {
    for (const niche of nicheIds) {
      const fictional = membersOf(niche).filter((person) => person.is_fictional)
      expect(fictional.length).toBeGreaterThanOrEqual(3)
      expect(fictional.length).toBeLessThanOrEqual(membersOf(niche).length * 0.03)
      for (const person of fictional) {
        expect(person).toMatchObject({ eagerness: 0, answers: false, online: false, premium: false })
      }
    }
  })

  it('holds the shares it promises', () => {
    const share = (test: (person: DemoPerson) => boolean) => people.filter(test).length / people.length
    expect(share((person) => person.answers)).toBeCloseTo(0.7, 1)
    expect(share((person) => person.online)).toBeCloseTo(0.1, 1)
    expect(share((person) => person.premium)).toBeCloseTo(0.15, 1)
    expect(share((person) => person.lastActiveMinutes < 3 * 24 * 60)).toBeGreaterThan(0.5)
  })

  it.each([2_000, 5_200, 8_200])('lets no two of %i say the same on a site, sign-ins included', (total) => {
    const many = planPeople(2026, total)
    for (const niche of nicheIds) {
      const all = [
        ...many.filter((person) => person.niche === niche),
        ...planDemoSignins(niche).map((signin) => signin.person),
      ]
      const texts = all.flatMap(({ about, reason, prompts }) => [
        about,
        ...(reason ? [reason] : []),
        ...prompts.map(({ answer }) => answer),
      ])
      expect(new Set(texts).size).toBe(texts.length)
      for (const { prompts } of all) expect(prompts.length).toBeGreaterThanOrEqual(1)
      for (const { prompts } of all) expect(prompts.length).toBeLessThanOrEqual(limits.promptsMax)
      for (const { answer } of all.flatMap(({ prompts }) => prompts))
        expect(answer.length).toBeLessThanOrEqual(limits.promptMax)
    }
  })

  it('has nobody name a town but their own, and each of these towns is on the map', () => {
    const known = new Set(readGeo().cities.map((city) => `${city.country} ${city.name}`))
    for (const place of places)
      for (const town of townsOf(place)) expect(known).toContain(`${place.country} ${town}`)
    const named = people.filter((person) => person.town)
    expect(named.length).toBeGreaterThan(50)
    for (const person of named) expect(person.name).toContain(`_${person.town}`)
  })
})
