import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { applyBankNews } from '#server/payments/debit/bank/apply-bank-news.ts'
import { exportDebits } from '#server/payments/debit/bank/export-debits.ts'
import { noActorCtx } from '#server/testing/no-actor-ctx.ts'
import { debitBuyer, debitForm, debitPath } from '#server/testing/payments/debit-buyer.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const minuteMs = 60_000
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('form, code, mandate: the payment is pending, announced by mail, and never shows the account', async () => {
  const { browser, state, ask, confirm, readCode, bundle, id } = await debitBuyer(t)
  expect(await state()).toEqual({
    blocked: false,
    codes_left: 3,
    mandate: null,
    code: null,
    creditor: {
      id: 'NL70ZZZ000000010000',
      name: 'Serenade Demo One B.V.',
      address: 'Voorbeeldkade 12, 3511 AB',
      city: 'Utrecht',
      country: 'NL',
    },
  })
  const request = uuidv4()
  const asked = await ask({ request_id: request })
  expect(asked.body).toMatchObject({ codes_left: 2, code: { request_id: request, state: 'sending' } })
  const code = await readCode()
  expect((await state()).code).toEqual({
    request_id: request,
    state: 'sent',
    phone_end: '78',
    tries_left: 5,
    expires_at: '2026-11-21T12:10:00.000Z',
  })
  const { order, redirect } = (await confirm(request, code)).body
  expect([order.state, order.payment_method, redirect]).toEqual(['pending', 'sdd', null])
  const after = await state()
  expect(after).toMatchObject({ code: null, mandate: { iban_end: '3000', phone_end: '78' } })
  expect(after.mandate.reference).toMatch(/^M261121-\w{5}-\w{5}$/)
  expect((await browser.get(`/api/order.php?id=${order.payment_id}`)).body.order.state).toBe('pending')
  expect(await readMails(t)).toContainEqual(
    expect.objectContaining({ kind: 'debit-notice', subject: 'Notice of your payment' }),
  )
  const { rows: mails } = await t.pool.query(`select body from mail where kind = 'debit-notice'`)
  for (const word of [after.mandate.reference, 'NL70ZZZ000000010000', '24 November 2026', '… 3000', '€'])
    expect(mails[0].body).toContain(word)
  expect(mails[0].body).not.toContain('0532')
  const { rows } = await t.pool.query(
    `select mandate::text, request::text from debit_mandate mandate join debit_request request on true
     where mandate.member_id = $1`,
    [id],
  )
  expect(JSON.stringify(rows)).not.toMatch(/370400440532|Zoë|612345678/)
  expect(bundle).toBe(rows[0].request.match(bundle)?.[0])
})

test('each answer is checked, and says at its field what is wrong', async () => {
  const { ask } = await debitBuyer(t)
  const fieldsOf = async (changes: object) => (await ask(changes)).body.fields
  expect(await fieldsOf({ iban: 'DE89 3704 0044 0532 0130 01' })).toEqual({ iban: 'iban_invalid' })
  expect(await fieldsOf({ iban: 'TR33 0006 1005 1978 6457 8413 26' })).toEqual({ iban: 'iban_outside' })
  expect(await fieldsOf({ phone: '030 1234567' })).toEqual({ phone: 'phone_invalid' })
  expect(await fieldsOf({ phone: '12' })).toEqual({ phone: 'phone_invalid' })
  expect(await fieldsOf({ phone: '+91 98765 43210' })).toEqual({ phone: 'phone_outside' })
  expect(await fieldsOf({ phone: 'x', iban: 'y' })).toEqual({ iban: 'iban_invalid', phone: 'phone_invalid' })
  expect(await fieldsOf({ authorized: false })).toEqual({ authorized: 'authorization_required' })
  expect(await fieldsOf({ authorized: undefined })).toEqual({ authorized: 'authorization_required' })
  expect(await fieldsOf({ street: '  ', city: 'x'.repeat(61), zip: 'a\nb' })).toEqual({
    street: 'required',
    city: 'too_long',
    zip: 'invalid_value',
  })
  for (const phone of ['+31 6 12345678', '0031612345678', '+49 1512 3456789', '+33 6 12 34 56 78'])
    expect((await (await debitBuyer(t)).ask({ phone })).status).toBe(200)
})

test('three codes a day, each request one, however often and at once it is sent', async () => {
  const { ask, state, confirm, id } = await debitBuyer(t)
  const request = uuidv4()
  const same = await Promise.all(Array.from({ length: 6 }, () => ask({ request_id: request })))
  expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await state()).codes_left).toBe(2)
  expect((await ask({ request_id: request, city: 'Delft' })).status).toBe(409)
  const others = await Promise.all(Array.from({ length: 8 }, () => ask()))
  expect(others.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(others.filter(({ status }) => status === 429)).toHaveLength(6)
  const refused = others.find(({ status }) => status === 429)!.body
  expect([refused.error, refused.params]).toEqual(['too_many_debit_codes', { max: 3 }])
  const { rows } = await t.pool.query('select from debit_request where member_id = $1', [id])
  expect(rows).toHaveLength(3)
  expect((await ask({ request_id: request })).status).toBe(200)
  expect((await confirm(request, '123456')).body.fields).toEqual({ otp: 'code_ended' })
  await runJobs(t, 'send-debit-code')
  t.clock.advance(24 * 60 * minuteMs)
  expect((await state()).codes_left).toBe(3)
})

test('five tries a code, also when guesses come at once; the right one after them is too late', async () => {
  const { ask, confirm, readCode, state } = await debitBuyer(t)
  const request = uuidv4()
  await ask({ request_id: request })
  const code = await readCode()
  expect((await confirm(request, wrong(code))).body.fields).toEqual({ otp: 'code_invalid' })
  expect((await state()).code.tries_left).toBe(4)
  const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(request, wrong(code))))
  const told = guesses.map(({ body }) => body.fields.otp)
  expect(told.filter((key) => key === 'code_invalid')).toHaveLength(3)
  expect((await confirm(request, code)).body.fields).toEqual({ otp: 'code_ended' })
  expect((await confirm(request, 'abc')).body.fields).toEqual({ otp: 'code_invalid' })
  const { rows } = await t.pool.query('select tries from debit_request where request_id = $1', [request])
  expect(rows).toEqual([{ tries: 5 }])
})

test('a code counts for ten minutes, and only the latest', async () => {
  const { ask, confirm, readCode, state } = await debitBuyer(t)
  const [first, second] = [uuidv4(), uuidv4()]
  await ask({ request_id: first })
  const early = await readCode()
  t.clock.advance(minuteMs)
  await ask({ request_id: second })
  const late = await readCode()
  expect((await confirm(first, early)).body.fields).toEqual({ otp: 'code_ended' })
  t.clock.advance(10 * minuteMs)
  expect((await state()).code).toMatchObject({ request_id: second, state: 'ended' })
  expect((await confirm(second, late)).body.fields).toEqual({ otp: 'code_ended' })
  expect((await ask({ account: 'known' })).body.error).toBe('mandate_required')
  const third = uuidv4()
  expect((await ask({ account: 'again', request_id: third })).status).toBe(200)
  expect((await ask({ account: 'again', request_id: third })).body.codes_left).toBe(0)
  expect((await confirm(third, await readCode())).body.order.state).toBe('pending')
  expect((await ask({ account: 'again' })).status).toBe(429)
})

test('the right code at once, many times, orders once; so does a repetition after it', async () => {
  const { ask, confirm, readCode, browser, id } = await debitBuyer(t)
  const request = uuidv4()
  await ask({ request_id: request })
  const code = await readCode()
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(request, code)))
  answers.push(await confirm(request, '000000'))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.order.payment_id)).size).toBe(1)
  expect((await browser.get('/api/orders.php')).body.orders).toHaveLength(1)
  const { rows } = await t.pool.query(
    `select count(*)::int as n, (select count(*)::int from debit) as debits from debit_mandate where member_id = $1`,
    [id],
  )
  expect(rows[0].n).toBe(1)
  const notices = t.jobs.filter(({ data }) => data.kind === 'debit-notice')
  expect(notices.filter(({ data }) => JSON.stringify(data).includes(id))).toHaveLength(1)
})

test('a code whose order is refused is not spent: it signs nothing, and orders once the way is free', async () => {
  const { browser, ask, confirm, readCode, state, bundles, id } = await debitBuyer(t)
  const request = uuidv4()
  await ask({ request_id: request })
  const code = await readCode()
  const { price } = bundles[0]
  const refusedFor = async (body: object = {}) => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.put(debitPath, { request_id: request, otp: code, ...body })),
    )
    expect(await state()).toMatchObject({ mandate: null, code: { state: 'sent' } })
    return new Set(answers.map((answer) => answer.body.error))
  }
  await browser.put('/api/spending.php', { paused: true })
  expect(await refusedFor()).toEqual(new Set(['spending_paused']))
  expect((await confirm(request, wrong(code))).body.fields).toEqual({ otp: 'code_invalid' })
  await t.pool.query('update spending_rule set paused = false, cap = 1, currency = $2 where member_id = $1', [
    id,
    price.currency,
  ])
  expect(await refusedFor()).toEqual(new Set(['spending_cap']))
  await t.pool.query('delete from spending_rule where member_id = $1', [id])
  const shown = { ...price, amount: 1 }
  expect(await refusedFor({ shown })).toEqual(new Set(['price_changed']))
  const other = { request_id: uuidv4(), bundle: bundles[1].id, method: 'ideal' }
  const waiting = (await browser.post('/api/order.php', other)).body.order.payment_id
  expect(await refusedFor()).toEqual(new Set(['payment_open']))
  await browser.delete('/api/order.php', { id: waiting })
  expect((await state()).code.tries_left).toBe(4)

  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(request, code)))
  expect(new Set(answers.map(({ body }) => body.order?.payment_id)).size).toBe(1)
  const { rows } = await t.pool.query(
    `select (select count(*)::int from debit_mandate where member_id = $1) as mandates,
       (select count(*)::int from payment_order where member_id = $1 and method = 'sdd') as orders`,
    [id],
  )
  expect([answers[0]!.body.order.state, rows]).toEqual(['pending', [{ mandates: 1, orders: 1 }]])
})

test('a mandate is used again by a code alone, and replaced by another account', async () => {
  const { buy, state, id } = await debitBuyer(t)
  await buy()
  const { reference } = (await state()).mandate
  t.clock.advance(minuteMs)
  await buy({ account: 'known' })
  expect((await state()).mandate.reference).toBe(reference)
  t.clock.advance(minuteMs)
  await buy({ iban: 'NL91ABNA0417164300' })
  expect((await state()).mandate).toMatchObject({ iban_end: '4300' })
  const { rows } = await t.pool.query(
    `select count(*)::int as mandates, count(*) filter (where ended_at is null)::int as open
     from debit_mandate where member_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ mandates: 2, open: 1 }])
})

test('who had a returned debit is blocked: no code, no confirmation', async () => {
  const { buy, ask, confirm, readCode, state } = await debitBuyer(t)
  const order = await buy()
  const request = uuidv4()
  await ask({ request_id: request })
  const code = await readCode()
  await exportDebits(staffCtx(t.deps, 'mo'), 1)
  const returned = { endToEndId: order.payment_id.replaceAll('-', ''), state: 'returned' as const }
  expect(await applyBankNews(noActorCtx(t.deps, 1, 'en'), returned)).toBe('applied')
  expect((await state()).blocked).toBe(true)
  for (const answer of [await ask(), await confirm(request, code)])
    expect([answer.status, answer.body.error, answer.body.message]).toEqual([
      403,
      'debit_blocked',
      'Your account is blocked for direct debit payments',
    ])
})

test('it is offered where a company collects and codes arrive, and ordered by no other way', async () => {
  const { browser, bundle, ask } = await debitBuyer(t)
  expect((await browser.get('/api/bundles.php')).body.methods).toContain('sdd')
  const ordered = await browser.post('/api/order.php', { request_id: uuidv4(), bundle, method: 'sdd' })
  expect([ordered.status, ordered.body.error]).toEqual([409, 'mandate_required'])
  expect((await browser.get('/api/orders.php')).body.orders).toEqual([])
  expect((await ask({ bundle: uuidv4() })).status).toBe(404)
  expect((await t.browser().post(debitPath, { ...debitForm, request_id: uuidv4(), bundle })).status).toBe(401)
  const webhook = await t.fetch('/api/webhook.php?provider=bank', { method: 'POST', body: '{}' })
  expect(webhook.status).toBe(403)

  const silent = await createTestApp({ sms: { send: async () => {}, arrives: false } })
  const there = await silent.signUp()
  const offer = (await there.browser.get('/api/bundles.php')).body
  expect(offer.methods).not.toContain('sdd')
  expect((await there.browser.get(`${debitPath}?bundle=${offer.bundles[0].id}`)).status).toBe(404)
})

test('requests, mandates and codes of others are nobody’s', async () => {
  const ada = await debitBuyer(t)
  const eve = await debitBuyer(t)
  const request = uuidv4()
  await ada.ask({ request_id: request })
  const code = await ada.readCode()
  expect((await eve.confirm(request, code)).status).toBe(404)
  expect(await eve.state()).toMatchObject({ code: null, mandate: null })
  expect((await ada.confirm(request, code)).status).toBe(200)
})

test('a mandate is taken back by its member at any time; what it had ordered is still collected', async () => {
  const { browser, buy, ask, confirm, readCode, state } = await debitBuyer(t)
  const order = await buy()
  t.clock.advance(minuteMs)
  const request = uuidv4()
  await ask({ account: 'known', request_id: request })
  const code = await readCode()
  for (let times = 0; times < 2; times += 1) expect((await browser.delete(debitPath, {})).status).toBe(200)
  expect((await state()).mandate).toBeNull()
  expect((await confirm(request, code)).body.fields).toEqual({ otp: 'code_ended' })
  expect((await ask({ account: 'known' })).body.error).toBe('mandate_required')
  expect((await browser.get(`/api/order.php?id=${order.payment_id}`)).body.order.state).toBe('pending')
})
