import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { members } from '#server/members/tables.ts'
import { joined } from '#server/platform/db/joined.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { inStanding } from '../relation/standing.ts'
import { profiles } from '../tables.ts'

const t = await createTestApp()
const member = joined(members)
const profile = joined(profiles)
const weekMs = 7 * 86_400_000

type Account = { status: string; confirmed: boolean; demo: boolean; ageMs: number }

/** All that an account's standing depends on, and the ages around the moment when it changes. */
const accounts: Account[] = ['active', 'suspended', 'deleted'].flatMap((status) =>
  [true, false].flatMap((confirmed) =>
    [true, false].flatMap((demo) =>
      [0, weekMs - 1, weekMs, weekMs + 1].map((ageMs) => ({ status, confirmed, demo, ageMs })),
    ),
  ),
)
let ids: string[] = []

/** Gives the member at each place the account that lies `shift` places further on. */
async function shiftAccounts(shift: number): Promise<void> {
  const now = t.clock.now().getTime()
  const rows = ids.map((id, place) => {
    const account = accounts[(place + shift) % accounts.length]
    return { id, ...account, created: new Date(now - (account?.ageMs ?? 0)) }
  })
  await t.pool.query(
    `update member set status = given.status, is_demo = demo, created_at = created,
       email_confirmed_at = case when confirmed then created end, deleted_at = case given.status when 'deleted' then created end
     from jsonb_to_recordset($1) as given (id uuid, status text, confirmed boolean, demo boolean, created timestamptz)
     where member.id = given.id`,
    [JSON.stringify(rows)],
  )
}

/** Per member whether the trigger's column lists the profile now, and whether the relation says it stands. */
async function bothWays() {
  const now = t.clock.now().toISOString()
  const { rows } = await t.db.execute<{ id: string; listed: boolean; stands: boolean }>(sql`
    select member.id, profile.listed_until > ${now}::timestamptz as listed, ${inStanding({ now: t.clock.now }, { member, profile })} as stands
    from ${member} join ${profile} on profile.member_id = member.id`)
  return rows
}

beforeAll(async () => {
  ids = await addMembers(t, accounts.length)
})

test('whatever an account becomes, the trigger lists its profile as long as the relation lets it stand', async () => {
  for (let shift = 0; shift < accounts.length; shift += 1) {
    await shiftAccounts(shift)
    const rows = await bothWays()
    expect(rows).toHaveLength(48)
    for (const { id, listed, stands } of rows)
      expect({ ...accounts[(ids.indexOf(id) + shift) % 48], listed }).toEqual({
        ...accounts[(ids.indexOf(id) + shift) % 48],
        listed: stands,
      })
    // Active: confirmed or a demo character at any age, or younger than a week.
    expect(rows.filter(({ stands }) => stands)).toHaveLength(14)
  }
})

test('a profile that is made for an account takes its standing', async () => {
  const columns = 'member_id, site_id, gender, birth_date, country, is_fictional, last_active_at, created_at'
  await t.pool.query(`with gone as (delete from profile returning *)
    insert into profile (${columns}) select ${columns} from gone`)
  const rows = await bothWays()
  expect(rows).toHaveLength(48)
  for (const { listed, stands } of rows) expect(listed).toBe(stands)
})

test('time alone ends a standing at the same moment both ways', async () => {
  await shiftAccounts(0)
  for (const ms of [1, weekMs - 2, 1, 1]) {
    t.clock.advance(ms)
    for (const { listed, stands } of await bothWays()) expect(listed).toBe(stands)
  }
})
