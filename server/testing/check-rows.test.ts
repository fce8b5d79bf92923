import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  bigint,
  bool,
  type Column,
  int,
  json,
  nullable,
  oneOf,
  text,
  textList,
} from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'
import { answeredRows, misdeclared } from './misdeclared-rows.ts'
import { createTestApp } from './start/create-test-app.ts'

const t = await createTestApp()

/** What the check says of a statement whose one column is declared so. */
async function judged(column: Column, statement: ReturnType<typeof sql>) {
  const { fields, rows: found } = await t.db.execute(statement)
  return misdeclared({ shape: { value: column }, fields, rows: found, statement })
}

const person = json(z.strictObject({ name: z.string() }))

test.each([
  [text, sql`select 'a' as value`],
  [oneOf(['a', 'b']), sql`select 'a'::text as value`],
  [int, sql`select 7 as value`],
  [bigint, sql`select count(*) as value from member`],
  [nullable(bool), sql`select null::boolean as value`],
  [textList(['a']), sql`select array['a'] as value`],
  [person, sql`select json_build_object('name', 'x') as value`],
])('%# what is declared as it is answered is right', async (column, statement) => {
  expect(await judged(column, statement)).toBeUndefined()
})

test.each([
  ['a column of another name', text, sql`select 'a' as other`, 'declared are value; answered are other'],
  ['one column more', text, sql`select 'a' as value, 1 as more`, 'answered are value, more'],
  [
    'another type, even of no row',
    int,
    sql`select 7::bigint as value where false`,
    'value is of the type 20',
  ],
  ['a null', int, sql`select null::int as value`, 'expected number, received null'],
  ['a value beside the declared ones', oneOf(['a']), sql`select 'b'::text as value`, 'expected "a"'],
  [
    'an object with more in it',
    person,
    sql`select json_build_object('name', 'x', 'age', 4) as value`,
    '"age"',
  ],
])('%s is found', async (_what, column, statement, said) => {
  expect(await judged(column, statement)).toContain(said)
})

test('every answer is told with its declaration', async () => {
  const told: unknown[] = []
  const listen = (message: unknown) => void told.push(message)
  answeredRows.subscribe(listen)
  const found = await rows(t.db, { one: int }, sql`select 1 as one`)
  answeredRows.unsubscribe(listen)
  expect(found).toEqual([{ one: 1 }])
  expect(told).toMatchObject([{ shape: { one: int }, fields: [{ name: 'one', dataTypeID: 23 }] }])
})

test('no statement of the product has a row type that nothing checks', () => {
  const sources = globSync('{server,demo,load}/**/*.ts', {
    exclude: ['**/*.test.ts', 'server/testing/**'],
  })
  const found = sources.filter((file) =>
    /\.(execute|query)<|\.rows\b.*\bas\b/.test(readFileSync(file, 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(300)
  // The door itself.
  expect(found).toEqual(['server/platform/db/rows.ts'])
})
