import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { runJob } from '#server/kernel/job.ts'
import { prunePageVisits } from '#server/sites/prune-page-visits.job.ts'
import { readMetrics } from '#server/testing/read-metrics.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const visit = () => randomBytes(16).toString('hex')
const visits = async () =>
  (
    await t.pool.query(
      'select label, page, network, seconds, went_on, site_id from page_visit order by seen_at',
    )
  ).rows

function hide(query: Record<string, string> = {}, browser = t.browser()) {
  return browser.post(`/api/page-hidden.php?${new URLSearchParams(query)}`, {})
}

test('a page that is hidden is heard, and nothing is kept unless its address asks for it', async () => {
  const { status, body } = await hide()
  expect([status, body]).toEqual([200, { ok: true }])
  await hide({ visit: visit(), page: '/landers/video', seconds: '3', went_on: 'false' })
  await hide({ lb: 'spring' })
  expect(await visits()).toEqual([])
})

test('a visit is kept once however often its page is hidden, and going on at last is no bounce', async () => {
  const about = { lb: 'spring', visit: visit(), page: '/landers/gallery/gay', network: 'acme' }
  await hide({ ...about, seconds: '4', went_on: 'false' })
  await hide({ ...about, seconds: '31', went_on: 'true' })
  await hide({ ...about, seconds: '31', went_on: 'false' })
  const [kept, ...others] = await visits()
  expect(others).toEqual([])
  expect(kept).toMatchObject({
    label: 'spring',
    page: about.page,
    network: 'acme',
    seconds: 31,
    went_on: true,
  })
  expect(await readMetrics(t.metrics, 'serenade_page_visits_total')).toEqual({
    '{site=localhost,outcome=bounced}': 2,
    '{site=localhost,outcome=went_on}': 1,
  })
})

test('another site changes nothing of it', async () => {
  const about = { lb: 'elsewhere', visit: visit(), page: '/', seconds: '1', went_on: 'false' }
  await hide(about)
  await hide({ ...about, seconds: '90', went_on: 'true' }, t.browser('women.localhost'))
  expect((await visits()).at(-1)).toMatchObject({ label: 'elsewhere', seconds: 1, went_on: false })
})

test('ids and tokens in an address are not kept', async () => {
  const { id } = await t.signUp()
  await hide({ lb: 'a', visit: visit(), page: `/members/${id}/landing` })
  expect((await visits()).at(-1).page).toBe('/members/:id/landing')
  await hide({ lb: 'a', visit: visit(), page: `/${'A'.repeat(43)}` })
  expect((await visits()).at(-1).page).toBe('/:token')
})

test('what is no visit is refused at its field', async () => {
  for (const [field, value] of [
    ['lb', 'x'.repeat(101)],
    ['lb', '\0'],
    ['visit', 'short'],
    ['page', 'https://elsewhere.example/'],
    ['seconds', '-1'],
    ['went_on', 'perhaps'],
  ] as const) {
    const { status, body } = await hide({ lb: 'a', visit: visit(), page: '/', [field]: value })
    expect([field, status, Object.keys(body.fields ?? {})]).toEqual([field, 422, [field]])
  }
})

test('a member whose page is hidden was here until now', async () => {
  const { id, browser } = await t.signUp()
  t.clock.advance(10 * 60_000)
  await hide({}, browser)
  const { rows } = await t.pool.query('select last_active_at from profile where member_id = $1', [id])
  expect(rows[0].last_active_at).toEqual(t.clock.now())
})

test('visits are forgotten after some weeks', async () => {
  await hide({ lb: 'old', visit: visit(), page: '/' })
  t.clock.advance((limits.pageVisitDays + 1) * 86_400_000)
  await hide({ lb: 'new', visit: visit(), page: '/' })
  await runJob(t.deps, prunePageVisits, {})
  expect((await visits()).map(({ label }) => label)).toEqual(['new'])
})
