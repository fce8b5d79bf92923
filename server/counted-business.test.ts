import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { createRates } from './platform/rates/rate-limit.ts'
import { decide, orderBundle } from './testing/payments/buy-bundle.ts'
import { giveCredits } from './testing/payments/members-with-credits.ts'
import { readMetrics } from './testing/read-metrics.ts'
import { createTestApp } from './testing/start/create-test-app.ts'

const t = await createTestApp()
const read = (name: string) => readMetrics(t.metrics, `serenade_${name}_total`)
const ada = await t.signUp()
const bea = await t.signUp({ gender: 'female' })
const signupCredits = t.sites.defaultSite().settings.signup_credits
const messageCredits = t.sites.defaultSite().settings.message_credits

test('accounts and sign-ins are counted by what became of them', async () => {
  expect(await read('sign_ups')).toEqual({ '{site=localhost}': 2 })
  const tryTo = (password: string) => t.browser().post('/api/user.php', { login: ada.email, password })
  await tryTo('quiet-river-42')
  for (let tried = 0; tried < 6; tried += 1) await tryTo('wrong-river-42')
  expect(await read('sign_ins')).toEqual({
    '{site=localhost,outcome=ok}': 1,
    '{site=localhost,outcome=failed}': 5,
    '{site=localhost,outcome=blocked}': 1,
  })
})

test('credits are counted when the transaction that moves them has committed, and once', async () => {
  const granted = await read('credits_granted')
  expect(granted['{kind=signup}'] ?? 0).toBe(2 * signupCredits)
  await giveCredits(t, ada.id, 10)
  const message = { to: bea.id, client_id: uuidv4(), body: 'hello' }
  await ada.browser.post('/api/message.php', message)
  await ada.browser.post('/api/message.php', message)
  expect(await read('credits_charged')).toEqual({ '{kind=message}': messageCredits })
  await t.pool.query('alter table message rename to message_away')
  expect((await ada.browser.post('/api/message.php', { ...message, client_id: uuidv4() })).status).toBe(500)
  await t.pool.query('alter table message_away rename to message')
  expect(await read('credits_charged')).toEqual({ '{kind=message}': messageCredits })
})

test('orders, notices and money are counted once each', async () => {
  const { order, sandboxId } = await orderBundle(ada.browser)
  await decide(ada.browser, sandboxId, 'approve')
  await decide(ada.browser, sandboxId, 'approve')
  expect(await read('orders')).toMatchObject({
    '{state=created}': 1,
    '{state=pending}': 1,
    '{state=completed}': 1,
    '{state=failed}': 0,
  })
  expect(await read('payment_notices')).toEqual({
    '{outcome=applied}': 1,
    '{outcome=repeated}': 1,
    '{outcome=ignored}': 0,
    '{outcome=quarantined}': 0,
    '{outcome=unsigned}': 0,
  })
  expect(await read('payments_completed_minor_units')).toEqual({
    [`{currency=${order.amount.currency}}`]: order.amount.amount + order.transaction_costs.amount,
  })
  expect(await read('credits_granted')).toMatchObject({ '{kind=purchase}': order.credits })
})

test('a notice that nobody signed, and one that differs from its order, are counted as that', async () => {
  await t.fetch('/api/webhook.php?provider=sandbox', { method: 'POST', body: '{}' })
  const { sandboxId } = await orderBundle(ada.browser)
  await t.pool.query('update sandbox_payment set amount = amount + 1 where id = $1', [sandboxId])
  t.expectFindings('order_differs_from_payment')
  await decide(ada.browser, sandboxId, 'approve')
  expect(await read('payment_notices')).toMatchObject({ '{outcome=unsigned}': 1, '{outcome=quarantined}': 1 })
})

test('a caller who is refused for the rate is counted by route', async () => {
  const limited = await createTestApp({ rates: createRates() })
  const visitor = limited.browser()
  for (let call = 0; call < 61; call += 1) await visitor.put('/api/user.php', { language: 'de' })
  expect((await visitor.put('/api/user.php', { language: 'de' })).status).toBe(429)
  expect(await readMetrics(limited.metrics, 'serenade_rate_limit_refusals_total')).toEqual({
    '{route=/api/user.php}': 2,
  })
})

test('no metrics are on the site itself', async () => {
  for (const path of ['/metrics', '/api/metrics']) {
    const answer = await t.fetch(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('serenade_')
  }
})
