import { sql } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { decide, orderBundle, type Purchase } from '../testing/payments/buy-bundle.ts'
import { giveCredits, ledgerSum } from '../testing/payments/members-with-credits.ts'
import { notifyPayment, providerEventOf } from '../testing/payments/notify-payment.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()
const cost = t.sites.defaultSite().settings.message_credits
type Person = Awaited<ReturnType<typeof t.signUp>>
type Reversal = 'refunded' | 'charged_back'

const notify = (purchase: Purchase, state: 'completed' | 'failed' | Reversal) =>
  notifyPayment(t, providerEventOf(purchase, { state }))

/** Somebody with no credits but those of the purchases, none of which is paid yet. */
async function buyer(purchases: number) {
  const person = await t.signUp()
  await giveCredits(t, person.id, -(await ledgerSum(t, person.id)))
  const bought: Purchase[] = []
  while (bought.length < purchases) bought.push(await orderBundle(person.browser))
  return { person, bought, first: bought[0]!, credits: bought[0]!.order.credits }
}

async function seenBy({ browser }: Person) {
  const { user } = (await browser.get('/api/user.php')).body
  return { credits: user.credits, premium: user.paid_user }
}

async function stateOf({ browser }: Person, { order }: Purchase) {
  return (await browser.get(`/api/order.php?id=${order.payment_id}`)).body.order.state
}

/** The ledger's entries of a purchase: what was booked, from whom, and how much. */
async function entriesOf({ order }: Purchase): Promise<string[]> {
  const { rows } = await t.db.execute<{ entry: string }>(sql`
    select kind || ' from ' || coalesce(house, 'member') || ': ' || amount as entry
    from transfer join account on account.id = from_account
    where split_part(reference, ':', 1) = ${order.payment_id} order by transfer.id`)
  return rows.map(({ entry }) => entry)
}

function send(from: Person, to: Person) {
  return from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'hello' })
}

test.each([
  ['refunded', 'refund'],
  ['charged_back', 'charged_back'],
] as const)(
  '%s with everything left: the credits go back, premium ends, open screens learn of it',
  async (state, kind) => {
    const { person, first, credits } = await buyer(1)
    await notify(first, 'completed')
    expect(await seenBy(person)).toEqual({ credits, premium: true })
    expect(await notify(first, state)).toBe(200)
    expect(await seenBy(person)).toEqual({ credits: 0, premium: false })
    expect(await stateOf(person, first)).toBe(state)
    expect(await entriesOf(first)).toEqual([
      `purchase from sales: ${credits}`,
      `${kind} from member: ${credits}`,
    ])
    const { rows } = await t.pool.query('select payload from event where member_id = $1', [person.id])
    expect(rows.map(({ payload }) => payload.type)).toEqual(['user', 'user'])
    const { body } = await person.browser.get(`/api/order.php?id=${first.order.payment_id}`)
    expect(body.redirect).toBeNull()
  },
)

test.each([1, 0])('what was spent is a debt of the house, and %i credits left stop at zero', async (left) => {
  const { person, first, credits } = await buyer(1)
  await notify(first, 'completed')
  await giveCredits(t, person.id, left - credits)
  await notify(first, 'charged_back')
  expect(await seenBy(person)).toEqual({ credits: 0, premium: false })
  expect(await entriesOf(first)).toEqual([
    `purchase from sales: ${credits}`,
    ...(left > 0 ? [`charged_back from member: ${left}`] : []),
    `charged_back from debt: ${credits - left}`,
  ])
  await giveCredits(t, person.id, 3)
  expect(await seenBy(person)).toMatchObject({ credits: 3 })
})

test('a refund that overtakes the news of its payment is both at once, and the late news changes nothing', async () => {
  const { person, first, credits } = await buyer(1)
  await notify(first, 'refunded')
  for (const late of ['completed', 'failed', 'charged_back', 'refunded'] as const)
    expect(await notify(first, late)).toBe(200)
  expect((await decide(person.browser, first.sandboxId, 'approve')).status).toBe(200)
  expect(await stateOf(person, first)).toBe('refunded')
  expect(await seenBy(person)).toEqual({ credits: 0, premium: false })
  expect(await entriesOf(first)).toEqual([
    `purchase from sales: ${credits}`,
    `refund from member: ${credits}`,
  ])
})

test.each(['fail', 'cancel'])(
  'a refund after “%s” is booked: its money had come all the same',
  async (decision) => {
    const { person, first } = await buyer(1)
    await decide(person.browser, first.sandboxId, decision)
    await notify(first, 'refunded')
    expect([await stateOf(person, first), (await entriesOf(first)).length]).toEqual(['refunded', 2])
  },
)

test('of two purchases one is refunded: still premium; both: no longer; another one: again', async () => {
  const { person, bought, credits } = await buyer(3)
  const [first, second, third] = bought as [Purchase, Purchase, Purchase]
  await notify(first, 'completed')
  await notify(second, 'completed')
  await notify(first, 'refunded')
  expect(await seenBy(person)).toEqual({ credits, premium: true })
  await notify(second, 'charged_back')
  expect(await seenBy(person)).toEqual({ credits: 0, premium: false })
  await notify(third, 'completed')
  expect(await seenBy(person)).toEqual({ credits, premium: true })
})

test('reversals repeated and racing with their own payment’s news and with sends: once, and no send unpaid', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { person, first, credits } = await buyer(1)
    const receivers = [await t.signUp(), await t.signUp()]
    const own = (round % 4) * 2
    await giveCredits(t, person.id, own)
    if (round % 2 === 0) await notify(first, 'completed')
    const real = providerEventOf(first, { state: 'refunded' })
    const tellings = [
      ...Array.from({ length: 4 }, () => () => notifyPayment(t, real)),
      ...(['refunded', 'charged_back', 'completed', 'failed'] as const).map(
        (state) => () => notify(first, state),
      ),
    ]
    const sends = receivers.flatMap((receiver) =>
      Array.from({ length: 4 }, () => () => send(person, receiver)),
    )
    const [answered, sent] = await Promise.all([
      Promise.all(tellings.map((telling) => telling())),
      Promise.all(sends.map((one) => one())),
    ])
    expect(new Set(answered)).toEqual(new Set([200]))
    expect(sent.filter(({ status }) => status !== 200 && status !== 402)).toEqual([])
    const spent = sent.filter(({ status }) => status === 200).length * cost
    const entries = await entriesOf(first)
    const missing = Number(entries.find((entry) => entry.includes('from debt'))?.split(': ')[1] ?? 0)
    expect(entries[0]).toBe(`purchase from sales: ${credits}`)
    expect(await seenBy(person)).toEqual({ credits: own - spent + missing, premium: false })
  }
})

test('notices of two purchases of one member at once: premium is whoever has one that stands', async () => {
  const together = (...tellings: Promise<number>[]) => Promise.all(tellings)
  for (let round = 0; round < 8; round += 1) {
    const { person, bought } = await buyer(3)
    const [first, second, third] = bought as [Purchase, Purchase, Purchase]
    await notify(first, 'completed')
    await together(notify(second, 'completed'), notify(first, 'refunded'))
    expect(await seenBy(person)).toMatchObject({ premium: true })
    await notify(third, 'completed')
    await together(notify(second, 'refunded'), notify(third, 'charged_back'))
    expect(await seenBy(person)).toEqual({ credits: 0, premium: false })
  }
})

test('a forged reversal is refused, and one that differs from its order is quarantined', async () => {
  const { person, first, credits } = await buyer(1)
  await notify(first, 'completed')
  const reversal = providerEventOf(first, { state: 'refunded' })
  const forged = (headers: Headers) => headers.set('sandbox-signature', 'a'.repeat(64))
  expect(await notifyPayment(t, reversal, forged)).toBe(403)
  const { amount, currency } = first.order.amount
  for (const differs of [{ money: { amount: amount + 1, currency } }, { paymentId: uuidv4() }])
    expect(await notifyPayment(t, { ...reversal, eventId: uuidv4(), ...differs })).toBe(200)
  expect(await seenBy(person)).toEqual({ credits, premium: true })
  expect(await stateOf(person, first)).toBe('completed')
})

test('what came and what went back is counted once each, also when the news came as one', async () => {
  const counted = async () => ({
    paid: Object.values(await readMetrics(t.metrics, 'serenade_payments_completed_minor_units_total'))[0]!,
    returned: Object.values(await readMetrics(t.metrics, 'serenade_payments_returned_minor_units_total'))[0]!,
  })
  const before = await counted()
  const { bought, first } = await buyer(2)
  await notify(first, 'completed')
  for (const purchase of [...bought, ...bought]) await notify(purchase, 'refunded')
  // Only the first has the newcomer's discount.
  const moved = bought.reduce((sum, { order }) => sum + order.amount.amount, 0)
  expect(await counted()).toEqual({ paid: before.paid + moved, returned: before.returned + moved })
})
