import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PaintedPortrait } from '#demo/paint-portraits.ts'
import { auditData } from '#server/operators/audit-data.ts'
import { createTestApp, type TestApp } from '#server/testing/start/create-test-app.ts'
import { LoadRefused, loadCommunity } from './load-community.ts'

const size = 300
let t: TestApp

beforeAll(async () => {
  t = await createTestApp()
  for (const key of ['full', 'card', 'blur']) await t.storage.write(key, new TextEncoder().encode(key))
  await load({ members: size })
})

function load(changes: { members: number; add?: boolean; seed?: number }) {
  return loadCommunity(t.url, {
    seed: 1,
    add: false,
    now: t.clock.now(),
    portraits,
    print: () => {},
    ...changes,
  })
}

const portraits: PaintedPortrait[] = (['female', 'male'] as const).map((gender) => ({
  key: gender,
  gender,
  ageFrom: 18,
  ageTo: 99,
  hair_color: 'brown',
  eye_color: 'blue',
  glasses: false,
  photos: [
    { fullKey: 'full', cardKey: 'card', blurKey: 'blur', width: 1080, height: 1350, placeholder: 'AAAA' },
  ],
}))

async function count(of: string): Promise<number> {
  const { rows } = await t.pool.query<{ count: number }>(`select count(*)::int as count from ${of}`)
  return rows[0]!.count
}

async function brokenRules() {
  return (await auditData(t.url)).filter((check) => check.rows > 0)
}

describe('a loaded community', () => {
  it('keeps every rule of the audit', async () => {
    expect(await brokenRules()).toEqual([])
    for (const table of [
      'message',
      'member_like',
      'member_match',
      'transfer',
      'payment_order',
      'photo',
      'block',
    ])
      expect(await count(table), table).toBeGreaterThan(0)
  })

  it('has members on all seven sites, and half of them or more on the general one', async () => {
    expect(await count('(select distinct site_id from member) as used')).toBe(7)
    expect(await count('member where site_id = 1')).toBeGreaterThan(size / 2)
  })

  it('lets a few be liked by many', async () => {
    const { rows } = await t.pool.query<{ count: number }>(
      'select count(*)::int as count from member_like group by to_id order by 1 desc',
    )
    expect(rows[0]!.count).toBeGreaterThan(5 * rows[Math.floor(rows.length / 2)]!.count)
  })

  it('answers the calls of a member who signs in', async () => {
    const browser = t.browser()
    const login = { login: 'load.1@example.org', password: 'serenade-load' }
    expect((await browser.post('/api/user.php', login)).status).toBe(200)
    const found = (await browser.get('/api/members.php?country=US&gender=male&min_age=18&max_age=99')).body
    expect(found.members.length).toBeGreaterThan(10)
    const photo = found.members.find((member: { main_image: unknown }) => member.main_image)!.main_image
    const file = await t.fetch(`/media/${photo.filename}`, { headers: { cookie: browser.cookieHeader() } })
    expect(file.status).toBe(200)
    expect(await file.text()).toBe('full')
    expect((await browser.get('/api/likes.php')).body.liked_by.length).toBeGreaterThan(5)
    const { chats, total_unread_messages: unread } = (await browser.get('/api/chats.php')).body
    expect(chats.length).toBeGreaterThan(0)
    expect(unread).toBeGreaterThanOrEqual(0)
    const chat = (await browser.get(`/api/messages.php?conversation=${chats[0].conversation}`)).body
    expect(chat.messages.length).toBeGreaterThan(0)
  })
})

describe('a second load', () => {
  it('is refused where there are members, and changes nothing', async () => {
    await expect(load({ members: 10 })).rejects.toThrow(LoadRefused)
    expect(await count('member')).toBe(size)
  })

  it('numbers the new members on when they are added, with the same seed too', async () => {
    await load({ members: 50, add: true })
    expect(await count('member')).toBe(size + 50)
    expect(await count(`member where email = 'load.${size + 50}@example.org'`)).toBe(1)
    expect(await brokenRules()).toEqual([])
  })

  it('leaves the database as it was when it fails', async () => {
    const before = await catalog()
    const [first, ...others] = portraits
    const broken = { ...first!, photos: [{ ...first!.photos[0]!, width: null as never }] }
    await expect(
      loadCommunity(t.url, {
        members: 20,
        seed: 2,
        add: true,
        now: t.clock.now(),
        portraits: [broken, ...others],
        print: () => {},
      }),
    ).rejects.toThrow(/width/)
    expect(await catalog()).toEqual(before)
    expect(await count('member')).toBe(size + 50)
  })
})

it('makes every key, index and trigger again as the migrations made them', async () => {
  const untouched = await createTestApp()
  const client = new pg.Client({ connectionString: untouched.url })
  await client.connect()
  const { rows } = await client.query(catalogQuery)
  await client.end()
  expect(await catalog()).toEqual(rows)
})

async function catalog() {
  return (await t.pool.query(catalogQuery)).rows
}

const catalogQuery = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition,
    convalidated::text as state
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid), indisvalid::text
  from pg_index where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all
  select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text from pg_trigger where not tgisinternal
  order by 1, 2, 3`
