import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createCable } from '#server/testing/start/create-cable.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { createLog } from '../observe/log.ts'
import { openDatabase } from './db.ts'
import { runTransaction } from './run-transaction.ts'

const t = await createTestApp()
const cable = await createCable(t.url)
const far = openDatabase(cable.url, { size: 2, log: createLog('silent'), answerMs: 200 })
afterAll(async () => {
  cable.mend()
  await far.close()
  cable.close()
})

const keep = (name: string) => sql`insert into secret (name, value) values (${name}, '')`
const kept = async () =>
  (await t.pool.query('select name from secret order by name')).rows.map((row) => row.name)

test('a connection that dies between two statements ends the transaction, and neither process nor pool', async () => {
  for (let round = 0; round < 5; round += 1) {
    const work = runTransaction(far.db, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await t.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
      await sleep(100)
      await tx.execute(keep('lost'))
    })
    await expect(work).rejects.toThrow('Failed query')
  }
  await far.db.execute(keep('after a death'))
  expect(await kept()).toEqual(['after a death'])
})

test('a transaction that cannot even begin gives its connection back', async () => {
  await Promise.all([1, 2].map(() => far.db.execute(sql`select pg_sleep(0.05)`)))
  cable.hang()
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => runTransaction(far.db, async () => {})))
  expect(tries.map((one) => one.status)).toEqual(Array(4).fill('rejected'))
  cable.mend()
  await far.db.execute(keep('after a hang'))
  expect(await kept()).toContain('after a hang')
})

test('a connection whose transaction was given up unanswered serves nobody else', async () => {
  const work = runTransaction(far.db, async (tx) => {
    await tx.execute(keep('given up'))
    cable.hang()
    await tx.execute(keep('given up, too'))
  })
  await expect(work).rejects.toThrow('Failed query')
  cable.mend()
  for (const name of ['one', 'two', 'three']) await far.db.execute(keep(name))
  expect(await kept()).toEqual(['after a death', 'after a hang', 'one', 'three', 'two'])
})
