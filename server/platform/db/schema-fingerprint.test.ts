import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { describeSchema, schemaFingerprint } from './schema-fingerprint.ts'

const t = await createTestApp()

class Undo extends Error {}

/** The fingerprint with these statements, all of which are undone. */
async function fingerprintAfter(...statements: string[]): Promise<string> {
  let fingerprint = ''
  await t.db
    .transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      fingerprint = await schemaFingerprint(tx)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  return fingerprint
}

const before = await fingerprintAfter()

test.each([
  ['a table', 'create table further (id integer)'],
  ['a column', 'alter table site add column further text'],
  ['a type', 'alter table city alter column population type bigint'],
  ['a default', 'alter table site alter column version set default 2'],
  ['a column that may be null', 'alter table site alter column settings drop not null'],
  ['an identity', 'alter table account_warning alter column id drop identity'],
  ['a generated column', 'alter table profile alter column interest_bits drop expression'],
  ['a collation', 'alter table site_host alter column host type text collate "C"'],
  ['how a column is stored', 'alter table site alter column settings set storage external'],
  ['statistics of a column', 'alter table site alter column settings set statistics 500'],
  ['a rule of a table', 'alter table block drop constraint block_check'],
  ['the name of a rule', 'alter table block rename constraint block_check to other'],
  ['an index', 'drop index visit_old'],
  ['an index with other columns', 'drop index visit_old; create index visit_old on visit (visitor_id)'],
  ['a trigger', 'drop trigger site_version on site'],
  ['a trigger that is off', 'alter table site disable trigger site_version'],
  [
    'what a function does',
    `create or replace function payment_number() returns text language sql as 'select 1::text'`,
  ],
  ['how a function is planned', 'alter function take_standing() reset enable_seqscan'],
  ['a sequence', 'alter sequence account_warning_id_seq increment 2'],
  ['settings of a table', 'alter table event set (fillfactor = 80)'],
  ['what survives a crash', 'alter table seeded_data set unlogged'],
  ['a view', 'create view further as select 1 as one'],
  ['a type of its own', `create type further as enum ('one')`],
  ['row security', 'alter table site enable row level security'],
  ['statistics', 'create statistics further on country, region_id from profile'],
])('tells %s', async (_what, statement) => {
  expect(await fingerprintAfter(statement)).not.toBe(before)
})

test.each([
  ['the order of columns', 'alter table sms drop column body; alter table sms add column body text not null'],
  ['rows', `insert into seeded_data (name, hash) values ('one', 'two')`],
  ['comments', `comment on table site is 'one'`],
  ['the time zone of the session', `set timezone = 'America/New_York'; set datestyle = 'German'`],
  ['the jobs', 'create table pgboss.further (id integer)'],
  ['what an operator adds as an extension', 'create extension if not exists citext'],
])('does not tell %s', async (_what, statement) => {
  expect(await fingerprintAfter(statement)).toBe(before)
})

test('describes each thing in a line of its own', async () => {
  const lines = await t.db.transaction(describeSchema)
  expect(lines).toContain('column member email text')
  expect(lines).toContain(
    'constraint account account_never_negative CHECK (member_id IS NULL OR balance >= 0)',
  )
  expect(new Set(lines).size).toBe(lines.length)
})
