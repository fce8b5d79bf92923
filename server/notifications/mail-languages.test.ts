import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { locales } from '#common/locales.ts'
import { runJob } from '#server/kernel/job.ts'
import { likeMail } from '../likes/like.mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { welcomeMail } from '../members/welcome.mail.ts'
import { planProfileReminder } from '../profiles/reminders/remind-of-profile.job.ts'
import { jobHandlers } from '../start/job-queues.ts'
import { decide, orderBundle } from '../testing/payments/buy-bundle.ts'
import { readMails } from '../testing/read-mails.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()
const hour = 3_600_000
type Person = Awaited<ReturnType<typeof t.signUp>>
const seen = new Map<string, Set<string>>()

/** Each kind once, to a member who speaks the language; the like is of a fictional profile. */
async function mailsIn(language: string) {
  const noor = await t.signUp({ name: `Noor ${language}` })
  const lena = await t.signUp({ name: `Lena ${language}` })
  const ines = await t.signUp({ gender: 'female', name: `Ines ${language}` })
  await t.pool.query('alter table profile disable trigger user')
  await t.pool.query('update profile set is_fictional = true where member_id = $1', [lena.id])
  await t.pool.query('alter table profile enable trigger user')
  await ines.browser.put('/api/user.php', { language })
  await ines.browser.put('/api/notifications.php', { quiet_hours: { on: false, from: 22, to: 8 } })
  await ines.browser.put('/api/notifications.php', {
    category: 'weekly_updates',
    channel: 'email',
    enabled: true,
  })
  await queueMail(t.deps, welcomeMail, { memberId: ines.id }, {})
  const { order, sandboxId } = await orderBundle(ines.browser)
  await decide(ines.browser, sandboxId, 'approve')
  await ines.browser.post('/api/refunds.php', { order: order.payment_id, reason: 'A mistake' })
  t.clock.advance(600_000)
  await noor.browser.post('/api/message.php', { to: ines.id, client_id: uuidv4(), body: 'private words' })
  await lena.browser.post('/api/like.php', { id: ines.id })
  await runJobs(t, 'notify-message', 'notify-like')
  await readMails(t)
  await ines.browser.post('/api/like.php', { id: noor.id })
  await t.pool.query('update participant set read_number = 1, unread = 0 where member_id = $1', [ines.id])
  t.clock.advance(3 * hour)
  await noor.browser.post('/api/like.php', { id: ines.id })
  await noor.browser.post('/api/message.php', { to: ines.id, client_id: uuidv4(), body: 'private words' })
  t.clock.advance(600_000)
  await runJobs(t, 'notify-message', 'notify-like')
  await readMails(t)
  await moreAtOnce(ines.id, [noor, lena])
  await runJob(t.deps, planProfileReminder, { member: ines.id })
  for (let days = 0; days < 10; days += 1) {
    t.clock.advance(24 * hour)
    if (days % 3 === 0) await t.signUp()
    for (const queue of ['mail-weekly', 'remind-of-profile', 'remind-unread', 'release-notices'])
      await jobHandlers(t.deps)[queue]?.({})
    await readMails(t)
  }
  return (await readMails(t)).filter(({ memberId }) => memberId === ines.id)
}

/** Likes of several, one of them fictional, while a mail of the kind has just gone. */
async function moreAtOnce(to: string, others: Person[]) {
  const more = [await t.signUp(), await t.signUp()]
  await t.pool.query('update member_like set seen_at = null where to_id = $1', [to])
  for (const { id } of others) await queueMail(t.deps, likeMail, { memberId: to }, { from: id })
  for (const { browser } of more) await browser.post('/api/like.php', { id: to })
  await runJobs(t, 'notify-like')
  await readMails(t)
  t.clock.advance(3 * hour)
  await jobHandlers(t.deps)['release-notices']?.({})
  await readMails(t)
}

test.each(locales)('every mail is complete in %s', async (locale) => {
  const mails = await mailsIn(locale)
  const kinds = new Set(mails.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual([
    'digest',
    'like',
    'match',
    'new-conversation',
    'new-message',
    'profile-reminder',
    'receipt',
    'refund-request',
    'unread-reminder',
    'weekly-update',
    'welcome',
  ])
  for (const { kind, subject, html, body } of mails) {
    expect(html).toContain(`<html lang="${locale}"`)
    for (const text of [subject ?? '', body ?? '', html?.replace(/<style>.*?<\/style>/s, '') ?? '']) {
      expect(text).not.toMatch(/\b(mail|rhythmMail)\.\w+\.|undefined|\[object|[{}]/)
      expect(text).not.toContain('private words')
    }
    expect(subject).not.toMatch(/Noor|Lena|Serenade|like|match|dating|date/i)
    const subjects = seen.get(kind) ?? new Set()
    seen.set(kind, subjects.add(subject ?? ''))
  }
})

test('each language has words of its own', () => {
  for (const subjects of seen.values()) expect(subjects.size).toBe(locales.length)
})
