import { getTableName, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { PaintedPortrait } from '#demo/paint-portraits.ts'
import { int } from '#server/platform/db/columns.ts'
import { openDatabase } from '#server/platform/db/db.ts'
import { one } from '#server/platform/db/one.ts'
import { rows } from '#server/platform/db/rows.ts'
import { createLog } from '#server/platform/observe/log.ts'
import { copyRows } from './copy/copy-rows.ts'
import { setKeysAside } from './copy/set-keys-aside.ts'
import { truncateEmpty } from './copy/truncate-empty.ts'
import { hashLoadPassword } from './hash-load-password.ts'
import { loadedTables } from './loaded-tables.ts'
import { planLoad } from './plan/load-plan.ts'
import { readPlaces } from './plan/read-places.ts'

export type LoadOptions = {
  members: number
  seed: number
  now: Date
  /** Put the new members beside those that are there. */
  add: boolean
  portraits: PaintedPortrait[]
  print: (line: string) => void
}

export type LoadedCount = { table: string; rows: number; seconds: number }

/** The database has members, and nobody said that there shall be more. */
export class LoadRefused extends Error {}

/**
 * Fills the database with members and all that they did, in one transaction: either everything is there, with every
 * index and every constraint checked, or nothing has changed. The site stands still meanwhile.
 */
export async function loadCommunity(url: string, options: LoadOptions): Promise<LoadedCount[]> {
  const { print } = options
  const client = new pg.Client({ connectionString: url, application_name: 'serenade-load' })
  await client.connect()
  try {
    const offset = await refuseOrCount(client, options)
    const plan = await makePlan(url, options, offset)
    await client.query('begin')
    await client.query(settings)
    const tables = loadedTables(plan, {
      passwordHash: await hashLoadPassword(options.seed),
      portraits: options.portraits,
    })
    const names = tables.map(({ table }) => getTableName(table))
    for (const name of names) await client.query(`lock table ${name} in access exclusive mode`)
    const restore = await setKeysAside(client, names)
    await client.query(
      'alter table photo disable trigger photo_review_insert, disable trigger photo_main_insert',
    )
    const empty = await truncateEmpty(client, names)
    const counts: LoadedCount[] = []
    for (const { table, rows: planned } of tables) {
      const name = getTableName(table)
      const began = Date.now()
      const count = await copyRows(client, table, planned(), {
        freeze: empty.has(name),
        progress: (written) => print(`  ${name}: ${rate(written, began)}`),
      })
      counts.push({ table: name, rows: count, seconds: (Date.now() - began) / 1000 })
      print(`  ${name}: ${rate(count, began)}`)
    }
    print('Making the indexes and checking the constraints …')
    await restore(print)
    await queuePhotos(client)
    await client.query('commit')
    for (const name of names) await client.query(`vacuum ${name}`)
    return counts
  } finally {
    await client.end()
  }
}

const settings = `
  set local synchronous_commit = off;
  set local statement_timeout = 0;
  set local lock_timeout = '10s';
  set local idle_in_transaction_session_timeout = 0;
  set local maintenance_work_mem = '384MB';
  set local max_parallel_maintenance_workers = 1`

/** What a trigger does for each photo that waits for review: while the keys are aside, it would read all members for it. */
async function queuePhotos(client: pg.Client): Promise<void> {
  await client.query(`
    insert into review_item (kind, subject_id, member_id, site_id, created_at)
    select 'photo', photo.id, member.id, member.site_id, photo.created_at
    from photo join member on member.id = photo.member_id where photo.state = 'pending'
    on conflict (kind, subject_id) do nothing`)
  await client.query('alter table photo enable trigger photo_review_insert, enable trigger photo_main_insert')
}

/** How many members earlier loads have made: the new ones are numbered on. */
async function refuseOrCount(client: pg.Client, { add }: LoadOptions): Promise<number> {
  const answer = await rows(
    drizzle(client),
    { members: int, loaded: int },
    sql`
    select count(*)::int as members,
      coalesce(max(substring(email from '^load\\.([0-9]{1,9})@example\\.org$')::int), 0) as loaded
    from member`,
  )
  const { members, loaded } = one(answer)
  if (members > 0 && !add)
    throw new LoadRefused(
      `This database has ${members.toLocaleString('en')} members. Choose an empty one, or say --add to put the new ones beside them.`,
    )
  return loaded
}

async function makePlan(url: string, { members: size, seed, now }: LoadOptions, offset: number) {
  const database = openDatabase(url, { size: 1, log: createLog('silent') })
  try {
    const world = await readPlaces(database.db)
    return planLoad({ seed, offset, size, now: now.getTime() }, world)
  } finally {
    await database.close()
  }
}

function rate(rows: number, since: number): string {
  const seconds = Math.max(0.001, (Date.now() - since) / 1000)
  const perSecond = Math.round(rows / seconds).toLocaleString('en')
  return `${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s (${perSecond} a second)`
}
