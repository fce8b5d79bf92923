import { v4 as uuidv4 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { notificationCategories } from '#common/notification-categories.ts'
import { readMails } from '../testing/read-mails.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const t = await createTestApp()
const ada = await t.signUp()
const bea = await t.signUp({ gender: 'female' })
const path = '/api/notifications.php'
beforeEach(async () => {
  t.jobs.length = 0
  await t.pool.query('delete from mail_disabled')
  await t.pool.query('delete from notification_setting')
})

const token = () => unsubscribeToken(t.deps, { memberId: bea.id, category: 'new_conversations' })

/** What the record says of a mail to Bea that she would get now. */
async function fateOfMail(meanwhile = async () => {}): Promise<string | undefined> {
  t.clock.advance(600_000)
  // What came before would hold it back.
  await t.pool.query('delete from mail where member_id = $1', [bea.id])
  const cleo = await t.signUp()
  t.jobs.length = 0
  await cleo.browser.post('/api/message.php', { to: bea.id, client_id: uuidv4(), body: 'hello' })
  await runJobs(t, 'notify-message')
  await meanwhile()
  return (await readMails(t)).findLast(({ kind }) => kind === 'new-conversation')?.state
}

test('all categories are there; what nobody asked for is off', async () => {
  const { body } = await ada.browser.get(path)
  expect(Object.keys(body.notifications).sort()).toEqual([...notificationCategories].sort())
  const off = notificationCategories.filter((category) => !body.notifications[category].email)
  expect(off).toEqual(['promotions', 'weekly_updates', 'news'])
  expect(body.disabled).toEqual([])
})

test('one switch changes one thing, and again changes nothing', async () => {
  const off = { category: 'like', channel: 'push', enabled: false }
  const { body } = await ada.browser.put(path, off)
  expect(body.notifications.like).toEqual({ email: true, push: false })
  expect((await ada.browser.put(path, off)).body).toEqual(body)
  expect((await bea.browser.get(path)).body.notifications.like).toEqual({ email: true, push: true })
  const news = await ada.browser.put(path, { category: 'news', channel: 'email', enabled: true })
  expect(news.body.notifications.news).toEqual({ email: true, push: false })
})

test('quiet hours are over night by the country’s clock, until the member or the browser says otherwise', async () => {
  const { quiet_hours } = (await ada.browser.get(path)).body
  expect(quiet_hours).toEqual({ on: true, from: 22, to: 8, time_zone: 'Europe/Amsterdam' })
  for (const _ of [1, 2]) {
    const { body } = await ada.browser.put(path, { quiet_hours: { on: true, from: 20, to: 10 } })
    expect(body.quiet_hours).toEqual({ ...quiet_hours, from: 20, to: 10 })
  }
  const moved = await ada.browser.put(path, { time_zone: 'America/Mexico_City' })
  expect(moved.body.quiet_hours).toEqual({ on: true, from: 20, to: 10, time_zone: 'America/Mexico_City' })
  const off = await ada.browser.put(path, { quiet_hours: { on: false, from: 20, to: 10 } })
  expect(off.body.quiet_hours).toMatchObject({ on: false })
  expect((await bea.browser.get(path)).body.quiet_hours).toEqual(quiet_hours)
})

test('the user says where their clock is: by their country until the browser tells', async () => {
  const { browser } = await t.signUp()
  const zone = async () => (await browser.get('/api/user.php')).body.user.time_zone
  expect(await zone()).toBe('Europe/Amsterdam')
  await browser.put(path, { time_zone: 'America/New_York' })
  expect(await zone()).toBe('America/New_York')
})

test('nonsense is refused, and so is who is not signed in', async () => {
  for (const body of [
    {},
    { category: 'spam', channel: 'email', enabled: true },
    { category: 'like', channel: 'sms', enabled: true },
    { category: 'like', channel: 'email', enabled: 'no' },
    { resume: false },
    { quiet_hours: { on: true, from: 8, to: 8 } },
    { quiet_hours: { on: true, from: 24, to: 8 } },
    { quiet_hours: { on: true, from: 22.5, to: 8 } },
    { time_zone: 'Atlantis/Main' },
    { time_zone: '+02:00' },
    { time_zone: '' },
  ])
    expect((await ada.browser.put(path, body)).status).toBe(422)
  expect((await t.browser().get(path)).status).toBe(401)
})

test('a category that is off is not mailed; the mail is dropped and says so', async () => {
  expect(await fateOfMail()).toBe('sent')
  await bea.browser.put(path, { category: 'new_conversations', channel: 'email', enabled: false })
  expect(await fateOfMail()).toBe('dropped')
})

test('the button of a mail program unsubscribes from all, without a session and from anywhere', async () => {
  const answer = await t.fetch(`/api/unsubscribe.php?token=${await token()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(200)
  expect((await bea.browser.get(path)).body.disabled).toEqual(['listunsubscribe'])
  expect((await bea.browser.get('/api/user.php')).body.user.notifications_disabled).toEqual([
    'listunsubscribe',
  ])
  expect(await fateOfMail()).toBe('dropped')
  const resumed = await bea.browser.put(path, { resume: true })
  expect(resumed.body.disabled).toEqual([])
  expect(await fateOfMail()).toBe('sent')
})

test('looking at the link changes nothing, however often and by whichever method', async () => {
  const link = `/api/unsubscribe.php?token=${await token()}`
  for (const method of ['GET', 'HEAD', 'HEAD', 'HEAD']) await t.fetch(link, { method })
  expect((await t.browser().get(link)).body).toEqual({
    category: 'new_conversations',
    kind_on: true,
    mails_on: true,
  })
})

test('the page can stop one kind only, and the link works again', async () => {
  const link = `/api/unsubscribe.php?token=${await token()}&scope=kind`
  for (const _ of [1, 2]) {
    const { body } = await t.browser().post(link, {})
    expect(body).toEqual({ category: 'new_conversations', kind_on: false, mails_on: true })
  }
  const { notifications, disabled } = (await bea.browser.get(path)).body
  expect(notifications.new_conversations).toEqual({ email: false, push: true })
  expect(disabled).toEqual([])
})

test('an altered token, one of another site and one of nobody open nothing', async () => {
  const good = await token()
  const otherThan = (letter: string) => (letter === 'A' ? 'B' : 'A')
  const altered = [otherThan(good.at(0)!) + good.slice(1), good.slice(0, -1) + otherThan(good.at(-1)!)]
  const nobody = await unsubscribeToken(t.deps, { memberId: uuidv4(), category: 'like' })
  for (const bad of [...altered, 'a'.repeat(44), nobody])
    expect((await t.fetch(`/api/unsubscribe.php?token=${bad}`, { method: 'POST' })).status).toBe(404)
  const elsewhere = await t.fetch(`/api/unsubscribe.php?token=${good}`, { method: 'POST' }, 'women.localhost')
  expect(elsewhere.status).toBe(404)
  expect((await t.fetch('/api/unsubscribe.php?token=short', { method: 'POST' })).status).toBe(422)
})

test('a mail about news goes only to active members with a confirmed address', async () => {
  const set = (columns: string) => async () =>
    void (await t.pool.query(`update member set ${columns} where id = $1`, [bea.id]))
  expect(await fateOfMail(set('email_confirmed_at = null'))).toBe('dropped')
  await set('email_confirmed_at = now()')()
  expect(await fateOfMail(set("status = 'suspended'"))).toBe('dropped')
  await set("status = 'active'")()
  expect(await fateOfMail(set("status = 'deleted', deleted_at = now()"))).toBe('dropped')
  await set("status = 'active', deleted_at = null")()
  expect(await fateOfMail()).toBe('sent')
})
