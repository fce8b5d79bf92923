import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { notifyPayment, providerEventOf } from '#server/testing/payments/notify-payment.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const seed = Number(process.env.FAST_CHECK_SEED ?? Date.now() % 2 ** 31)

/** The numbers of a company's invoices in their order. */
async function numbersOf(company: number): Promise<number[]> {
  const { rows } = await t.pool.query('select number from invoice where company_id = $1 order by number', [
    company,
  ])
  return rows.map(({ number }) => number)
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const life = fc.record({
  host: fc.constantFrom('localhost', 'women.localhost', 'bdsm.localhost'),
  decision: fc.constantFrom('approve', 'approve', 'approve', 'fail', 'cancel', 'pending'),
  again: fc.nat(2),
})

test(`a company’s invoices have no gap and no number twice, however its purchases race (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 2, maxLength: 10 }), async (lives) => {
      const bought = await Promise.all(
        lives.map(async (each) => {
          const person = await t.signUp({ host: each.host })
          return { ...each, browser: person.browser, ...(await orderBundle(person.browser)) }
        }),
      )
      const acts = bought.flatMap(({ browser, sandboxId, decision, again }) =>
        Array.from({ length: 1 + again }, () => () => decide(browser, sandboxId, decision)),
      )
      await Promise.all(acts.map((act) => act()))
      for (const company of [1, 2]) {
        const numbers = await numbersOf(company)
        expect(numbers).toEqual(upTo(numbers.length))
      }
      for (const { browser, order, decision } of bought) {
        const { invoice } = (await browser.get(`/api/order.php?id=${order.payment_id}`)).body
        expect([decision, /^[12]-\d{6}$/.test(invoice)]).toEqual([decision, decision === 'approve'])
      }
    }),
    { numRuns: 6, seed },
  )
})

test('money that went back before the news that it had come has one invoice', async () => {
  const { browser } = await t.signUp()
  const purchase = await orderBundle(browser)
  await notifyPayment(t, providerEventOf(purchase, { state: 'refunded' }))
  await notifyPayment(t, providerEventOf(purchase, { state: 'completed' }))
  const { rows } = await t.pool.query('select from invoice where order_id = $1', [purchase.order.payment_id])
  expect(rows).toHaveLength(1)
})

test('the database refuses a gap, a second invoice, a change and a removal', async () => {
  const { browser } = await t.signUp()
  const { order, sandboxId } = await orderBundle(browser)
  await decide(browser, sandboxId, 'approve')
  const unpaid = await t.signUp()
  const { order: other } = await orderBundle(unpaid.browser)
  const last = (await numbersOf(1)).length
  const insert = (number: number, orderId: string) =>
    t.pool.query(
      `insert into invoice (company_id, number, order_id, issued_at, seller) values (1, $1, $2, now(), '{}')`,
      [number, orderId],
    )
  await expect(insert(last + 2, other.payment_id)).rejects.toThrow('foreign key')
  await expect(insert(last, other.payment_id)).rejects.toThrow('invoice_pkey')
  await expect(insert(last + 1, order.payment_id)).rejects.toThrow('invoice_order_id_key')
  await expect(t.pool.query('delete from invoice')).rejects.toThrow('append-only')
  await expect(t.pool.query('update invoice set number = number')).rejects.toThrow('append-only')
})

test('the receipt is a PDF for the payer alone, with the company as it was then', async () => {
  const { browser } = await t.signUp()
  const { order, sandboxId } = await orderBundle(browser)
  const address = `/api/receipt.php?id=${order.payment_id}`
  expect((await browser.get(address)).status).toBe(404)
  await decide(browser, sandboxId, 'approve')
  const answer = await browser.get(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="1-\d{6}\.pdf"$/)
  expect(answer.text.slice(0, 5)).toBe('%PDF-')
  expect(answer.text.trimEnd().slice(-5)).toBe('%%EOF')
  const { browser: eve } = await t.signUp()
  expect((await eve.get(address)).status).toBe(404)
  expect((await t.browser().get(address)).status).toBe(401)
  const { rows } = await t.pool.query('select seller from invoice where order_id = $1', [order.payment_id])
  expect(rows[0].seller).toMatchObject({ vatNumbers: [expect.any(String)], kvk: expect.any(String) })
})
