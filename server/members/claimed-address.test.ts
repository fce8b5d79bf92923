import { sql } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import { testPassword } from '../testing/sign-up-with.ts'

const t = await createTestApp()
const host = 'women.localhost'

test('claims on an address, however many, keep its owner from nothing', async () => {
  const owner = await t.signUp({ host })
  const claim = (password: string) =>
    t.browser(host).post('/api/signup.php', {
      request_id: uuidv4(),
      email: owner.email,
      name: `Claim ${uuidv4().slice(0, 8)}`,
      password,
      date_of_birth: '1990-01-01',
    })
  for (let count = 0; count < 4; count += 1) {
    t.clock.advance(60_000)
    expect((await claim(`claimed-address-${count}`)).status).toBe(200)
  }
  const logIn = (password: string) => t.browser(host).post('/api/user.php', { login: owner.email, password })
  expect((await logIn(testPassword)).body.user.id).toBe(owner.id)
  expect((await logIn('claimed-address-3')).status).toBe(200)
  expect((await logIn('no-password-of-any')).status).toBe(401)
})

test('an address is found by an index, confirmed or not', async () => {
  const plan = await t.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from member where site_id = 1 and email = 'somebody@example.org'`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('member_address')
})
