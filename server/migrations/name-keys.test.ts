import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, inject, test } from 'vitest'
import { ensureDatabase } from '../platform/db/db.ts'
import { up } from './0012-name-keys.ts'

const adminUrl = inject('adminUrl')
const name = `names_${uuidv7().replaceAll('-', '')}`
await ensureDatabase(adminUrl, name)
const client = new pg.Client({ connectionString: adminUrl.replace(/\/postgres(\?|$)/, `/${name}$1`) })
await client.connect()
afterAll(async () => {
  await client.end()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

test('members of before get their keys, and of those who look alike the first holds them', async () => {
  for (const file of readdirSync(import.meta.dirname).sort())
    if (file.endsWith('.sql') && file < '0012')
      await client.query(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  await client.query(`insert into company
    values (1, 'C', '', '', '', 'NL', '{}', '{}', '', 0, '', now())`)
  await client.query(`insert into site values (1, 1, 1, '{}'), (2, 1, 2, '{}')`)
  const names = ['Maria', 'Mаria', 'rnaria', 'ﬁnn', 'finn', 'ﬁona', 'Otto']
  for (const [index, each] of names.entries())
    for (const site of [1, 2])
      await client.query(
        `insert into member (id, site_id, company_id, name, status, language, created_at)
         values ($1, $2, 1, $3, 'active', 'en', $4)`,
        [uuidv7(), site, each, new Date(2026, 1, index)],
      )
  await up(client)
  const { rows } = await client.query('select * from member where site_id = 2 order by created_at')
  expect(rows.map((row) => row.name)).toEqual(['Maria', 'Mаria', 'rnaria', 'ﬁnn', 'finn', 'fiona', 'Otto'])
  const [maria, cyrillic, rn, ligature, , fiona] = rows
  expect([maria.name_key, fiona.name_key]).toEqual(['rnaria', 'fiona'])
  expect(cyrillic.name_key).toBe(`rnaria ${cyrillic.id}`)
  expect(rn.name_look).toBe(`rnaria ${rn.id}`)
  expect(ligature.name_key).toBe('finn')
  const again = client.query(`update member set name_key = 'otto' where name = 'Maria'`)
  await expect(again).rejects.toThrow('member_name_key')
})
