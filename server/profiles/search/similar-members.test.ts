import { afterEach, describe, expect, it } from 'vitest'
import type { SimilarResult } from '#common/wire/profiles.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { fillPeople, type Person, townId } from '#server/testing/members/fill-people.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const names = ['Utrecht', 'Amsterdam', 'Groningen']
const [utrecht, amsterdam, groningen] = await Promise.all(names.map((name) => townId(t, name)))
const viewer = await t.signUp({ gender: 'male', city: String(utrecht) })
const base: Person = { town: utrecht ?? null, gender: 'female', sexuality: null, years: 35, idle: 5 }

afterEach(() => t.pool.query('update profile set invisible = true where member_id <> $1', [viewer.id]))

async function similar(asked: string) {
  const { status, body } = await viewer.browser.get(`/api/similar.php?gender=female&${asked}`)
  expect(status).toBe(200)
  const answer: SimilarResult = body
  const groups = answer.groups.map(({ widened, country, members }) => [
    widened,
    country,
    members.map(({ id }) => id),
  ])
  return { ...answer, groups, text: JSON.stringify(body) }
}

const bornFor = (years: number) => `${t.clock.now().getUTCFullYear() - years}-01-15`

describe('where few fit', () => {
  it('similar people follow in groups, nobody twice and never of another gender', async () => {
    const [near, zeist, older, younger, far, man] = await fillPeople(t, [
      base,
      { ...base, town: amsterdam ?? null },
      { ...base, years: 43 },
      { ...base, years: 27 },
      { ...base, town: groningen ?? null },
      { ...base, gender: 'male', sexuality: 'bi' },
    ])
    const asked = 'min_age=30&max_age=40&distance=10'
    const found = await viewer.browser.get(`/api/members.php?gender=female&${asked}`)
    expect(found.body.members.map(({ id }: { id: string }) => id)).toEqual([near])
    const { groups, relax, countries, text } = await similar(asked)
    expect(groups).toEqual([
      ['further', 'NL', [zeist]],
      ['older', 'NL', [older]],
      ['younger', 'NL', [younger]],
      ['country', 'NL', [far]],
    ])
    expect(text).not.toContain(man)
    expect(relax).toEqual([
      { filter: 'distance', people: 2, more: false },
      { filter: 'ages', people: 2, more: false },
    ])
    expect(countries).toEqual([])
  })

  it('nobody follows where a page is full', async () => {
    await addMembers(t, 24)
    const { body } = await viewer.browser.get('/api/similar.php?gender=female&min_age=30')
    expect(body).toEqual({ groups: [], relax: [], countries: [] })
  })
})

describe('where nobody fits', () => {
  it('the ages widen until there is somebody, and no further', async () => {
    const [eighty] = await addMembers(t, 1, { birthDate: bornFor(72) })
    const [young = ''] = await addMembers(t, 1, { birthDate: bornFor(30) })
    const { groups, relax, text } = await similar('min_age=88&max_age=90')
    expect(groups).toEqual([['much_younger', 'NL', [eighty]]])
    expect(text).not.toContain(young)
    expect(relax).toEqual([{ filter: 'ages', people: 2, more: false }])
  })

  it('they do so beyond the asked place, too', async () => {
    const [, , far] = await fillPeople(t, [
      { ...base, gender: 'male', sexuality: 'bi' },
      { ...base, gender: 'male', sexuality: 'bi', town: amsterdam ?? null },
      { ...base, town: groningen ?? null },
    ])
    expect((await similar('min_age=70&max_age=72&distance=10')).groups).toEqual([
      ['much_younger', 'NL', [far]],
    ])
  })

  it('people of other countries follow, those near the member first, and nothing else is said to help', async () => {
    const us = await addMembers(t, 3, { country: 'US' })
    const [belgian] = await addMembers(t, 1, { country: 'BE' })
    await addMembers(t, 1, { country: 'DE', gender: 'male' })
    const { groups, relax, countries } = await similar('country=LU&min_age=18&max_age=99')
    expect(groups).toEqual([
      ['abroad', 'BE', [belgian]],
      ['abroad', 'US', us],
    ])
    expect(relax).toEqual([])
    expect(countries).toEqual([
      { country: 'BE', people: 1, more: false },
      { country: 'US', people: 3, more: false },
    ])
  })

  it('of any age, where no other country has those who were asked for', async () => {
    const [her] = await addMembers(t, 1, { country: 'BE' })
    const { groups, relax, countries } = await similar('country=LU&min_age=60&max_age=62')
    expect(groups).toEqual([['abroad_any_age', 'BE', [her]]])
    expect({ relax, countries }).toEqual({ relax: [], countries: [] })
  })
})
