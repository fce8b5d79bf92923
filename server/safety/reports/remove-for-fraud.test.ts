import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { balanceOf } from '#server/credits/queries.ts'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { giveCredits, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { removeForFraud } from './remove-for-fraud.ts'

const t = await createTestApp()

async function rich() {
  const person = await t.signUp()
  await giveCredits(t, person.id, 100)
  await makePremium(t, person.id)
  return person
}
type Person = Awaited<ReturnType<typeof rich>>

const send = (from: Person, to: Person, path = 'message', more: object = { body: 'Hello' }) =>
  from.browser.post(`/api/${path}.php`, { to: to.id, client_id: uuidv4(), ...more })

const staff = staffCtx(t.deps, 'moderator')

test('who paid for messages to a fraud has the credits back, exactly and once, and is told', async () => {
  const [ada, bea, cara, fraud] = [await rich(), await rich(), await rich(), await rich()]
  const before: number[] = [
    await balanceOf(t, ada.id),
    await balanceOf(t, bea.id),
    await balanceOf(t, cara.id),
  ]
  await send(ada, fraud)
  await send(ada, fraud, 'gift', { gift: 'rose' })
  await send(ada, cara)
  await send(fraud, bea)
  await send(bea, fraud)
  // Taken back: repaid already.
  const { body } = await send(ada, fraud)
  await ada.browser.delete('/api/message.php', {
    conversation: body.conversation,
    number: body.message.number,
  })
  await Promise.all([1, 2, 3].map(() => removeForFraud(staff, fraud.id)))
  const after: number[] = [
    await balanceOf(t, ada.id),
    await balanceOf(t, bea.id),
    await balanceOf(t, cara.id),
  ]
  const [atFirst = 0, ...others] = before
  expect(after).toEqual([atFirst - 1, ...others])
  const told = t.jobs.filter(({ data }) => data.kind === 'fraud-removed')
  expect(told).toHaveLength(2)
  const mails = (await readMails(t)).filter(({ kind }) => kind === 'fraud-removed')
  expect(mails.find(({ address }) => address === ada.email)?.html).toContain('3 credits')
  expect(new Set(mails.map(({ address }) => address))).toEqual(new Set([ada.email, bea.email]))
  expect(mails).toHaveLength(2)
  expect((await fraud.browser.get('/api/chats.php')).status).toBe(403)
  expect((await send(ada, fraud)).status).toBe(404)
})
