import { sql } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { noActorCtx } from '#server/testing/no-actor-ctx.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { createMailLink } from './mail-links.ts'

const t = await createTestApp()
const host = 'women.localhost'
const ctx = noActorCtx(t.deps, 1, 'en')
const linkFor = (memberId: string, purpose: 'activate' | 'mail_change', email: string) =>
  createMailLink(ctx, { memberId, purpose, data: { email }, minutes: 60 })

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

test('of claims that are proved at the same moment one wins, and the others’ links are void', async () => {
  for (let round = 0; round < 8; round += 1) {
    const email = `both${round}.${uuidv4()}@example.org`
    t.clock.advance(60_000)
    const links: { page: string; token: string }[] = []
    for (const password of ['first-claim-47', 'second-claim-47', 'third-claim-47']) {
      const claim = { email, password, name: `Claim ${uuidv4().slice(0, 8)}`, date_of_birth: '1990-01-01' }
      const { body } = await t.browser().post('/api/signup.php', { ...claim, request_id: uuidv4() })
      links.push({ page: 'activation', token: await linkFor(body.user.id, 'activate', email) })
    }
    const member = await t.signUp()
    links.push({ page: 'mail-change', token: await linkFor(member.id, 'mail_change', email) })
    const answers = await Promise.all(
      links.map(({ page, token }) => t.browser().put(`/api/${page}.php`, { token })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410])
    const { rows } = await t.pool.query('select from member where email = $1', [email])
    expect(rows).toHaveLength(1)
  }
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
