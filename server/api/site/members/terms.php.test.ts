import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()

/** The company is added anew at this moment, and with it a version of the terms. */
async function renewTerms(at: string): Promise<void> {
  await t.pool.query('update company set added = $1', [at])
  await t.sites.reload()
}

test('a new version of the terms is due once, until it is accepted', async () => {
  const { id, browser } = await t.signUp()
  const due = async () => (await browser.get('/api/user.php')).body.user.terms_due
  expect(await due()).toBeNull()
  await renewTerms('2026-03-01T00:00:00Z')
  const version = await due()
  expect(version).toBe('2026-03-01T00:00:00.000Z')
  t.clock.advance(1_000)
  expect((await browser.post('/api/terms.php', { version })).status).toBe(200)
  expect(await due()).toBeNull()
  const { rows } = await t.pool.query('select terms_version, terms_accepted_at from member where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ terms_version: new Date(version), terms_accepted_at: t.clock.now() }])
  // A retry is harmless.
  expect((await browser.post('/api/terms.php', { version })).status).toBe(200)
})

test('whoever has accepted none is asked once', async () => {
  const { id, browser } = await t.signUp()
  await t.pool.query('update member set terms_version = null, terms_accepted_at = null where id = $1', [id])
  const due = async () => (await browser.get('/api/user.php')).body.user.terms_due
  const version = await due()
  expect(version).toMatch(/^20/)
  expect((await browser.post('/api/terms.php', { version })).status).toBe(200)
  expect(await due()).toBeNull()
})

test('a version that no longer holds cannot be accepted, and a visitor accepts none', async () => {
  const { browser } = await t.signUp()
  await renewTerms('2026-04-01T00:00:00Z')
  const stale = await browser.post('/api/terms.php', { version: '2026-03-01T00:00:00.000Z' })
  expect([stale.status, stale.body.error]).toEqual([409, 'conflict'])
  const visitor = await t.browser().post('/api/terms.php', { version: '2026-04-01T00:00:00.000Z' })
  expect(visitor.status).toBe(401)
})

test('the terms are never older than the texts', async () => {
  await renewTerms('2020-01-01T00:00:00Z')
  const { browser, id } = await t.signUp()
  const { rows } = await t.pool.query('select terms_version from member where id = $1', [id])
  expect(rows).toEqual([{ terms_version: new Date('2023-12-01T12:00:00Z') }])
  expect((await browser.get('/api/user.php')).body.user.terms_due).toBeNull()
})
