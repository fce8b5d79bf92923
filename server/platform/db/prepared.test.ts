import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { captureLog } from '#server/testing/capture-log.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { openDatabase } from './db.ts'
import { prepared } from './prepared.ts'

const t = await createTestApp()
const { db, close } = openDatabase(t.url, { size: 1, log: captureLog().log })
afterAll(close)

const kept = async () => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_prepared_statements`,
  )
  return rows[0]!.count
}

test('what is marked is prepared once, whatever its values; nothing else is', async () => {
  for (const word of ['one', 'two', 'three']) {
    const { rows } = await db.execute(prepared(sql`select ${word}::text as word`))
    expect(rows).toEqual([{ word }])
    await db.execute(sql`select ${word}::text as other`)
  }
  expect(await kept()).toBe(1)
  await db.execute(prepared(sql`select ${'four'}::text as another`))
  expect(await kept()).toBe(2)
})

test('one that failed, and one in a transaction that was given up, work the next time', async () => {
  const divide = (by: number) => db.execute(prepared(sql`select 12 / ${by}::int as share`))
  await expect(divide(0)).rejects.toThrow('Failed query')
  expect((await divide(3)).rows).toEqual([{ share: 4 }])
  const twice = (tx: Pick<typeof db, 'execute'>) => tx.execute(prepared(sql`select ${2}::int * 2 as twice`))
  await expect(
    db.transaction(async (tx) => {
      await twice(tx)
      throw new Error('given up')
    }),
  ).rejects.toThrow('given up')
  expect((await twice(db)).rows).toEqual([{ twice: 4 }])
})
