import { type SQL, sql } from 'drizzle-orm'
import { boolean, integer, PgDialect, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { fragment } from './fragment.ts'
import { type Joined, joined } from './joined.ts'
import { step, withSteps } from './step.ts'

const owners = pgTable('owner', { id: integer().notNull(), fullName: text('full_name') })
const pets = pgTable('pet', { ownerId: integer('owner_id').notNull(), isTame: boolean('is_tame') })
const dialect = new PgDialect()
const written = (statement: SQL) => dialect.sqlToQuery(statement)
/** The tag with what else `sql` has, so that either can be handed to a case. */
const fragmentAsSql = Object.assign((...given: Parameters<typeof fragment>) => fragment(...given), sql)

function named(owner: Joined<typeof owners>, name: string): SQL {
  return fragment`${owner.fullName} = ${name}`
}

test('a joined table is written with its name, and its columns under that name', () => {
  const owner = joined(owners, 'boss')
  const pet = joined(pets)
  expect(
    written(sql`from ${owner} join ${pet} on ${pet.ownerId} = ${owner.id} where ${named(owner, 'Bea')}`),
  ).toMatchObject({
    sql: 'from owner boss join pet on pet.owner_id = boss.id where boss.full_name = $1',
    params: ['Bea'],
  })
})

test('a fragment of another table, of Drizzle’s own table or of a column that is not there does not compile', () => {
  const pet = joined(pets)
  // @ts-expect-error a pet has no name
  expect(written(named(pet, 'Bea')).sql).toBe(' = $1')
  // @ts-expect-error it is in no statement yet
  expect(written(named(owners, 'Bea')).sql).toBe('"owner"."full_name" = $1')
  // @ts-expect-error there is no such column
  expect(pet.age).toBeUndefined()
})

test.each([
  ['nothing', (tag: typeof sql) => tag``],
  ['values of every kind', (tag: typeof sql) => tag`a = ${1} and ${true} and b = ${null} and c = ${'x'}`],
  ['a list', (tag: typeof sql) => tag`a = any(${sql.param([1, 2])}::int[])`],
  ['pieces in pieces', (tag: typeof sql) => tag`(${tag`a > ${1} and ${tag`b < ${2}`}`}) or ${sql.raw('c')}`],
  ['pieces that are joined', (tag: typeof sql) => tag`${sql.join([tag`${1}`, tag`${2}`], tag`, `)} limit 1`],
  ['columns of Drizzle’s', (tag: typeof sql) => tag`select ${owners.id} from ${owners}`],
])('a fragment writes what sql writes: %s', (_what, make) => {
  expect(written(make(fragmentAsSql))).toEqual(written(make(sql)))
})

test('a step is written once and read by its name', () => {
  const first = step('tame', sql`select owner_id from pet where is_tame and owner_id > ${1}`)
  const second = step('few', sql`select * from ${first.name} limit ${2}`)
  expect(written(sql`${withSteps([first, second])} select * from ${second.name}`)).toMatchObject({
    sql: 'with tame as materialized (select owner_id from pet where is_tame and owner_id > $1), few as materialized (select * from tame limit $2) select * from few',
    params: [1, 2],
  })
})
