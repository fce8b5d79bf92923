import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { mailKinds } from '../mail-kinds.ts'
import { photoRejectedMail } from '../profiles/review/photo-rejected.mail.ts'
import { testPassword } from '../testing/members/sign-up-with.ts'
import { decide, orderBundle } from '../testing/payments/buy-bundle.ts'
import { readMails } from '../testing/read-mails.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()
const words = 'Cheap Pills'
const mailsTo = async (address: string) =>
  (await readMails(t)).filter((mail) => mail.address === address && mail.state === 'sent')
const complain = (email: string, browser = t.browser()) =>
  browser.post('/api/complaint.php', {
    request_id: uuidv4(),
    about: words,
    reason: 'other',
    explanation: `${words} at https://pills.example`,
    name: words,
    email,
    good_faith: true,
  })

/** Somebody who says that another's address is theirs, and does all that mails to it without any word of its owner. */
async function claim(email: string, number: number) {
  const stranger = await t.signUp({ email, unconfirmed: true, name: `${words} ${number}` })
  const { order, sandboxId } = await orderBundle(stranger.browser)
  await decide(stranger.browser, sandboxId, 'approve')
  await stranger.browser.post('/api/refunds.php', { order: order.payment_id, reason: words })
  await t.browser().post('/api/reset.php', { email })
  await queueMail(t.deps, photoRejectedMail, { memberId: stranger.id }, { reason: 'contact' })
  await readMails(t)
  await stranger.browser.delete('/api/account.php', { password: testPassword, reason: null })
  for (let again = 0; again < 3; again += 1)
    await t.browser().post('/api/user.php', { login: stranger.name, password: testPassword })
  t.clock.advance(61_000)
}

test('an address that nobody proved gets no words of a stranger, no way in, and three mails of a kind a day', async () => {
  const victim = 'victim@example.org'
  for (let number = 0; number < 5; number += 1) await claim(victim, number)
  const other = await t.signUp({ name: `${words} Again` })
  for (let asked = 0; asked < 5; asked += 1) {
    await other.browser.post('/api/mail-change.php', { email: victim, password: testPassword })
    t.clock.advance(61_000)
  }
  for (let sent = 0; sent < 12; sent += 1) expect((await complain(victim)).status).toBe(200)
  const mails = await mailsTo(victim)
  const kinds = Map.groupBy(mails, ({ kind }) => kind)
  expect([...kinds.keys()].sort()).toEqual([
    'activation',
    'complaint-receipt',
    'deletion',
    'mail-change',
    'photo-rejected',
    'receipt',
    'refund-request',
    'reset',
  ])
  // Behind each of the others stands a payment.
  // Behind each of the others stands a payment.
  const owed = ['receipt', 'refund-request']
  const counts = [...kinds].filter(([kind]) => !owed.includes(kind)).map(([, { length }]) => length)
  expect(counts).toEqual(counts.map(() => limits.mailsADay))
  for (const { kind, subject, html, body, headers } of mails) {
    const all = JSON.stringify([subject, html, body, headers])
    expect([kind, all.includes('Pills'), all.includes('pills')]).toEqual([kind, false, false])
    expect(all).not.toMatch(/Goodbye, |Thank you, |Hello [^"<\\]/)
    // A link that signs in is nothing but its token.
    expect(body).not.toMatch(/localhost\/[\w-]{43}\s/)
  }
  t.clock.advance(86_400_000)
  await complain(victim)
  expect((await mailsTo(victim)).filter(({ kind }) => kind === 'complaint-receipt')).toHaveLength(4)
})

test('twelve complaints in the name of an address at once bring three receipts', async () => {
  await Promise.all(Array.from({ length: 12 }, () => complain('other@example.org')))
  expect(await mailsTo('other@example.org')).toHaveLength(limits.mailsADay)
})

test('what a member writes comes back to the address that the member has proved, and to no other', async () => {
  const she = await t.signUp()
  await complain(she.email, she.browser)
  await complain('elsewhere@example.org', she.browser)
  expect((await mailsTo(she.email)).at(-1)?.body).toContain('https://pills.example')
  const [elsewhere] = await mailsTo('elsewhere@example.org')
  expect(elsewhere?.body).not.toContain('pills')
  expect(elsewhere?.body).toContain('Did you not write to us?')
})

test('a kind without an end is counted elsewhere', () => {
  expect([...mailKinds.values()].filter(({ uncounted }) => uncounted).map(({ name }) => name)).toEqual([
    'activation',
    'reset',
    'no-account',
    'mail-change',
    'receipt',
    'refund-request',
    'debit-notice',
    'complaint-answer',
  ])
})
