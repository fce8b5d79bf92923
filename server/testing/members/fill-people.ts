import fc from 'fast-check'
import { genders, sexualities } from '#common/profiles/profile-fields.ts'
import type { TestApp } from '../start/create-test-app.ts'
import { addMembers } from './add-members.ts'

export type Person = {
  town: number | null
  gender: string
  sexuality: string | null
  years: number
  /** For how many seconds they have not been there. */
  idle: number
}

/** Anybody of the Netherlands who lives in one of the towns, or in none that is known. */
export function personIn(towns: number[]): fc.Arbitrary<Person> {
  return fc.record({
    town: fc.constantFrom(...towns, null),
    gender: fc.constantFrom(...genders),
    sexuality: fc.constantFrom(...sexualities, null),
    years: fc.integer({ min: 18, max: 80 }),
    idle: fc.integer({ min: 0, max: 600 }),
  })
}

/** Adds people to the first site and answers their ids in their order. */
export async function fillPeople(t: TestApp, people: Person[]): Promise<string[]> {
  const ids = await addMembers(t, people.length)
  for (const [index, one] of people.entries()) {
    const birthDate = `${t.clock.now().getUTCFullYear() - one.years}-01-15`
    const here = new Date(t.clock.now().getTime() - one.idle * 1_000)
    await t.pool.query(
      `update profile set gender = $2, sexuality = $3, birth_date = $4, city_id = $5,
         region_id = (select region_id from city where id = $5), last_active_at = $6 where member_id = $1`,
      [ids[index], one.gender, one.sexuality, birthDate, one.town, here],
    )
  }
  return ids
}

/** A Dutch town by its name. */
export async function townId(t: TestApp, name: string): Promise<number> {
  const { rows } = await t.pool.query<{ id: number }>(
    `select id from city where name = $1 and country = 'NL' order by population desc limit 1`,
    [name],
  )
  const [town] = rows
  if (!town) throw new Error(`There is no town ${name}.`)
  return town.id
}
