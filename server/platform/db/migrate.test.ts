import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, inject, test } from 'vitest'
import { ensureDatabase } from './db.ts'
import { migrate } from './migrate.ts'

const adminUrl = inject('adminUrl')
const name = `migrate_${uuidv7().replaceAll('-', '')}`
const url = adminUrl.replace(/\/postgres(\?|$)/, `/${name}$1`)
await ensureDatabase(adminUrl, name)
const query = async (target: string, text: string) => {
  const client = new pg.Client({ connectionString: target })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
afterAll(() => query(adminUrl, `drop database ${name} with (force)`))

test('three starts at once bring a database up to date once', async () => {
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  const rows = await query(url, 'select name from migration order by name')
  expect(rows.map((row) => row.name)).toEqual(applied.flat())
  expect(await migrate(url)).toEqual([])
})

test('a migration that was edited after it had been applied is refused', async () => {
  await query(url, `update migration set hash = 'other' where name like '0001%'`)
  await expect(migrate(url)).rejects.toThrow('The migration 0001-foundations.sql was edited')
})
