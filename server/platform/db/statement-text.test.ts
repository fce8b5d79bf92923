import { expect, test } from 'vitest'
import { normaliseStatement, statementKind } from './watch-statements.ts'

test.each([
  [
    "select  name\n from member where name = 'O''Hara' limit 24",
    'select name from member where name = ? limit ?',
  ],
  [String.raw`select E'it\'s mine', 4.50, t1.a2 from t1`, 'select E?, ?, t1.a2 from t1'],
  ["insert into x values ($1, $12, 'never closed", 'insert into x values ($1, $12, ?'],
  ['select $tag$private words$tag$, $$more$$, $$cut', 'select ?, ?, ?'],
  [
    'insert into x values ($1, default, 7), ($2, default, 8), ($3, default, 9)',
    'insert into x values ($1, default, ?), …',
  ],
  [
    'delete from x where a in ($1, $2, $3, $4, $5, $6, $7, $8, $9) and b',
    'delete from x where a in ($1, …) and b',
  ],
  ['select a -- the first 7\nfrom b', 'select a from b'],
  ['select "column1" from "table_2" where a>7', 'select "column1" from "table_2" where a>?'],
])('%s is logged without its values', (given, logged) => {
  expect(normaliseStatement(given)).toBe(logged)
})

test('a long statement is cut', () => {
  expect(normaliseStatement(`select ${'a, '.repeat(1_000)}`)).toHaveLength(1_000)
})

test('a statement is of one of a few kinds', () => {
  expect(['\n  WITH a as (select 1)', 'begin', 'vacuum', '', '(select 1)'].map(statementKind)).toEqual([
    'with',
    'begin',
    'other',
    'other',
    'other',
  ])
})
