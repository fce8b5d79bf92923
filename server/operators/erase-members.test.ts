import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { runJob } from '#server/kernel/job.ts'
import type { Services } from '#server/kernel/services.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observe/log.ts'
import { StorageError } from '../platform/storage/storage.ts'
import { erasedColumns } from '../testing/erased-columns.ts'
import { testPassword } from '../testing/members/sign-up-with.ts'
import { giveCredits } from '../testing/payments/members-with-credits.ts'
import { addPhoto } from '../testing/pictures/add-photo.ts'
import { plantCanary } from '../testing/plant-canary.ts'
import { readMails } from '../testing/read-mails.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { dumpDatabase } from '../testing/start/dump-database.ts'
import { auditData } from './audit-data.ts'
import { eraseMembers } from './erase-members.job.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>
const dayMs = 86_400_000
const log = createLog('silent')
const erase = (changes: Partial<Services> = {}) => runJob({ ...t.deps, ...changes }, eraseMembers, {})
/** Where a job of any data waits. */
const of = (queue: string) => ({ queue, data: z.record(z.string(), z.unknown()) })

const remove = ({ browser }: Member) =>
  browser.delete('/api/account.php', { password: testPassword, reason: 'other' })

async function statusOf({ id }: Member): Promise<string> {
  const { rows } = await t.pool.query('select status from member where id = $1', [id])
  return rows[0].status
}

test('every table and column says what becomes of it when a member is erased', async () => {
  const { rows } = await t.pool.query<{ table: string; columns: string[] }>(`
    select table_name as "table", array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`)
  expect(Object.keys(erasedColumns).sort()).toEqual(rows.map((row) => row.table).sort())
  const whereRowsStay = rows.filter(({ table }) => typeof erasedColumns[table] === 'object')
  for (const { table, columns } of whereRowsStay)
    expect([table, ...Object.keys(erasedColumns[table] ?? {}).sort()]).toEqual([table, ...columns])
})

/** The tables whose rows go with the member and that still have one. */
async function ownRows({ id }: Member): Promise<string[]> {
  const { rows: tables } = await t.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`,
  )
  const left: string[] = []
  for (const { name } of tables.filter((table) => erasedColumns[table.name] === 'removed')) {
    const { rowCount } = await t.pool.query(`select from ${name} where member_id = $1`, [id])
    if (rowCount) left.push(name)
  }
  return left
}

async function storedFiles(): Promise<string> {
  const { rows } = await t.pool.query('select full_key from photo')
  const names = await t.storage.list('photos')
  expect(names.length).toBeGreaterThanOrEqual(rows.length)
  return names.sort().join('\n')
}

test('nothing of an erased member is left in database, files and queue, and all of the others is', async () => {
  const canary = `canary${Date.now()}`
  const jobs = await createJobs(t.url, ['mail', 'other'], log)
  onTestFinished(() => jobs.stop())
  const partner = await t.signUp({ name: 'The Partner' })
  await giveCredits(t, partner.id, 10)
  await addPhoto(t, partner.id, { isMain: true })
  const partnersFiles = await storedFiles()
  const she = await plantCanary(t, canary, partner)
  await jobs.start(t.db, of('mail'), { to: { memberId: she.id, address: `${canary}@example.net` } })
  await jobs.start(t.db, of('other'), { for: partner.id })
  const { rows: files } = await t.pool.query(
    `select unnest(array[full_key, card_key, blur_key]) as key from photo where member_id = $1
     union all select unnest(array[full_key, card_key, blur_key]) from message_photo where sender_id = $1`,
    [she.id],
  )
  const hashes = [she.email, `member:${she.id}`].map((text) => createHash('sha256').update(text).digest())
  const words = [
    canary,
    ...hashes.flatMap((hash) => [hash.toString('hex'), hash.toString('base64')]),
    Buffer.from(canary).toString('hex'),
    '1937-03-09',
    ...files.map(({ key }) => key),
  ]
  const found = async () => {
    const dump = await dumpDatabase(t.pool)
    return [...dump].filter(([, text]) => words.some((word) => text.includes(word))).map(([name]) => name)
  }
  const partnersRows = async () => {
    const { rows } = await t.pool.query(
      `select to_jsonb(member) - 'conversations_started' as row from member where id = $1
       union all select to_jsonb(profile) from profile where member_id = $1
       union all select to_jsonb(message) from message where sender_id = $1
       union all select to_jsonb(member_like) from member_like where from_id = $1
       union all select to_jsonb(account) from account where member_id = $1
       union all select to_jsonb(photo) from photo where member_id = $1
       union all select to_jsonb(session) from session where member_id = $1
       union all (select to_jsonb(transfer) from transfer order by id)`,
      [partner.id],
    )
    return rows.map(({ row }) => row)
  }
  const before = await partnersRows()
  expect((await found()).length).toBeGreaterThan(10)
  expect((await ownRows(she)).length).toBeGreaterThan(10)
  expect((await remove(she)).status).toBe(200)
  t.clock.advance(14 * dayMs)
  await erase({ jobs })

  expect(await found()).toEqual([])
  expect(await ownRows(she)).toEqual([])
  expect(await storedFiles()).toBe(partnersFiles)
  expect(await partnersRows()).toEqual(before)
  expect(await statusOf(she)).toBe('erased')
  const { rows: waiting } = await t.pool.query('select name from pgboss.job')
  expect(waiting).toEqual([{ name: 'other' }])
  expect((await auditData(t.url)).filter(({ rows }) => rows > 0)).toEqual([])
  // The ledger still says what was bought and spent.
  const { rows: books } = await t.pool.query(
    `select (select count(*)::int from payment_order where member_id = $1) as orders,
       (select count(*)::int from transfer join account on account.id in (from_account, to_account)
        where account.member_id = $1) as transfers`,
    [she.id],
  )
  expect(books[0].orders).toBe(1)
  expect(books[0].transfers).toBeGreaterThan(3)
  // Name and address are free again.
  expect((await t.signUp({ name: she.name, email: she.email })).id).not.toBe(she.id)
})

test('who may still come back is not erased, and who may no longer is, to the millisecond', async () => {
  const he = await t.signUp()
  await remove(he)
  t.clock.advance(14 * dayMs - 1)
  await erase()
  expect(await statusOf(he)).toBe('deleted')
  t.clock.advance(1)
  await erase()
  expect(await statusOf(he)).toBe('erased')
})

test('storage that is away keeps the rows that name the files, and the next run goes on', async () => {
  const [he, she] = [await t.signUp(), await t.signUp({ gender: 'female' })]
  await addPhoto(t, he.id, { isMain: true })
  await Promise.all([remove(he), remove(she)])
  t.clock.advance(14 * dayMs)
  const away = { ...t.storage, remove: () => Promise.reject(new StorageError('S3 answered 503')) }
  await expect(erase({ storage: away })).rejects.toThrow('could not be erased')
  const photos = async () =>
    (await t.pool.query('select 1 from photo where member_id = $1', [he.id])).rowCount
  expect(await photos()).toBe(1)
  // What needs no storage was done meanwhile, and neither can come back.
  const { rows } = await t.pool.query('select erased_at from member where id = $1', [she.id])
  expect(rows[0].erased_at).toEqual(t.clock.now())
  expect(await statusOf(he)).toBe('erased')
  await erase()
  expect(await photos()).toBe(0)
})

test('a file that another member’s photo shares stays', async () => {
  const [he, she] = [await t.signUp(), await t.signUp({ gender: 'female' })]
  const photo = await addPhoto(t, he.id, { isMain: true })
  const other = await addPhoto(t, she.id, { isMain: true })
  await t.pool.query('update photo set blur_key = $2 where id = $1', [other.id, `photos/${photo.blur}`])
  await remove(he)
  t.clock.advance(14 * dayMs)
  await erase()
  expect(await t.storage.read(`photos/${photo.blur}`)).not.toBeNull()
  expect(await t.storage.read(`photos/${photo.full}`)).toBeNull()
})

test('a mail that was under way while its member was erased is found within the day', async () => {
  const he = await t.signUp()
  await remove(he)
  t.clock.advance(14 * dayMs)
  await erase()
  await t.pool.query(
    `insert into mail (id, site_id, member_id, kind, state, address, created_at) values ($1, 1, $2, 'late', 'sent', $3, $4)`,
    [uuidv7(), he.id, he.email, t.clock.now()],
  )
  t.clock.advance(3_600_000)
  await erase()
  expect((await t.pool.query('select 1 from mail where member_id = $1', [he.id])).rowCount).toBe(0)
})

test('reactivating while the erase job runs has one winner: all is there, or nothing', async () => {
  for (let round = 0; round < 8; round += 1) {
    const she = await t.signUp({ gender: 'female' })
    await she.browser.put('/api/profile.php', { about: 'still here' })
    await remove(she)
    const token = /token=([\w-]{43})/.exec(
      (await readMails(t)).findLast((mail) => mail.memberId === she.id)?.body ?? '',
    )?.[1]
    t.clock.advance(14 * dayMs - 1)
    // The worker's clock is a moment ahead of the one that answers the request.
    const later = new Date(t.clock.now().getTime() + 1)
    const [answer] = await Promise.all([
      t.browser().post('/api/reactivate.php', { token }),
      erase({ now: () => later }),
    ])
    const { rows } = await t.pool.query(
      `select status, (select about from profile where member_id = member.id) as about from member where id = $1`,
      [she.id],
    )
    const back = { answered: 200, status: 'active', about: 'still here' }
    const gone = { answered: 410, status: 'erased', about: null }
    expect([back, gone]).toContainEqual({ answered: answer.status, ...rows[0] })
  }
})

test('who is brought back at the same moment is waited for, and not erased', async () => {
  const he = await t.signUp()
  await remove(he)
  t.clock.advance(14 * dayMs)
  let erased: Promise<void> | undefined
  await t.db.transaction(async (tx) => {
    await tx.execute(sql`update member set status = 'active', deleted_at = null where id = ${he.id}`)
    erased = erase()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  await erased
  expect(await statusOf(he)).toBe('active')
})
