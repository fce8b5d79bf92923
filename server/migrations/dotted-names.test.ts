import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import { up } from './0071-dotted-names.ts'

const t = await createTestApp()

test('a name with a dot above an i gets the look of the name without, where nobody has it', async () => {
  const free = await t.signUp({ name: 'Mi\u0307ra' })
  const twin = await t.signUp({ name: 'Livia' })
  const dotted = await t.signUp({ name: 'Another' })
  const before = `update member set name = $2, name_key = $3, name_look = $3 where id = $1`
  await t.pool.query(before, [free.id, 'Mi\u0307ra', 'rni\u0307ra'])
  await t.pool.query(before, [dotted.id, 'Livi\u0307a', 'livi\u0307a'])
  const client = new pg.Client({ connectionString: t.url })
  await client.connect()
  await up(client)
  await client.end()
  const keysOf = async (id: string) =>
    (await t.pool.query('select name_key, name_look from member where id = $1', [id])).rows[0]
  expect(await keysOf(free.id)).toEqual({ name_key: 'rnira', name_look: 'rnira' })
  expect(await keysOf(dotted.id)).toEqual({ name_key: 'livi\u0307a', name_look: 'livi\u0307a' })
  expect((await keysOf(twin.id)).name_key).toBe('livia')
})
