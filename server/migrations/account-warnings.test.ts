import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'

const t = await createTestApp()

test('undos that were mailed before lead to the address and the passkeys of then', async () => {
  const member = await t.signUp()
  const client = new pg.Client({ connectionString: t.url })
  await client.connect()
  await client.query(`
    drop table account_warning cascade;
    alter table mail_link drop column warning_id;
    drop trigger member_password_version on member;
    drop function count_password;
    alter table member drop column password_version`)
  const link = (data: object, used: string | null = null) =>
    client.query(
      `insert into mail_link (token_hash, member_id, site_id, purpose, data, created_at, expires_at, used_at)
       values ($1, $2, 1, 'undo', $3, '2026-11-20', '2026-11-22', $4)`,
      [randomBytes(32), member.id, data, used],
    )
  const key = (name: string, at: string) =>
    client.query(
      `insert into passkey (id, credential_id, member_id, site_id, public_key, counter, name, created_at)
       values (gen_random_uuid(), $1, $2, 1, '\\x01ff', 3, $1, $3)`,
      [name, member.id, at],
    )
  await key('first', '2026-11-01')
  await key('second', '2026-11-19T12:00:00Z')
  await link({ since: '2026-11-19T14:00:00Z' })
  await link({ since: '2026-11-19T13:00:00Z', email: 'before@example.org' })
  await link({ since: '2026-11-19T11:00:00Z' })
  await link({ since: '2026-11-19T10:00:00Z' }, '2026-11-20')
  await client.query(readFileSync(`${import.meta.dirname}/0070-account-warnings.sql`, 'utf8'))
  const { rows } = await client.query(`
    select email, jsonb_path_query_array(passkeys, '$[*].name') as keys, mail_link.data,
      (select public_key from jsonb_populate_recordset(null::passkey, passkeys) limit 1) as "publicKey"
    from account_warning join mail_link on warning_id = id order by id`)
  const publicKey = Buffer.from([1, 255])
  expect(rows).toEqual([
    { email: 'before@example.org', keys: ['first'], data: {}, publicKey },
    { email: 'before@example.org', keys: ['first', 'second'], data: {}, publicKey },
    { email: member.email, keys: ['first', 'second'], data: {}, publicKey },
  ])
  await client.query(`update member set password_hash = 'x' where id = $1`, [member.id])
  await client.query(`update member set password_hash = 'x' where id = $1`, [member.id])
  const counted = await client.query('select password_version from member where id = $1', [member.id])
  expect(counted.rows).toEqual([{ password_version: 1 }])
  await client.end()
})
