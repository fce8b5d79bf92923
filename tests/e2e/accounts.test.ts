import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { User } from '#common/wire/members.ts'
import { bringForward } from './bring-forward.ts'
import { callApi } from './call-api.ts'
import { completeProfile } from './complete-profile.ts'
import { joinSite } from './join-site.ts'
import { fillLogin } from './log-in.ts'
import { phone } from './open-browser.ts'
import { readMail } from './read-mail.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()
const password = 'quiet-river-42'
const better = 'another-river-43'
const refused = /status of (401|403|409|410|422)/

/** A newcomer whose address is not confirmed. Ends on an empty page. */
async function joinUnconfirmed(story: Story): Promise<User> {
  await story.page.goto(`${story.origin}/login`)
  await callApi(story.page, 'POST', 'signup.php', {
    request_id: randomUUID(),
    email: `${randomUUID()}@example.org`,
    name: `Fresh ${randomUUID().slice(0, 6)}`,
    password,
    date_of_birth: '1992-04-17',
  })
  return completeProfile(story)
}

test('a newcomer is reminded, confirms the address on another device, and is reminded no more', async () => {
  const story = await openStory({ viewport: phone, locale: 'de' })
  const { page, t, origin } = story
  const { email } = await joinUnconfirmed(story)
  await page.goto(`${origin}/members?api_signup_complete=1`)
  const dialog = page.getByRole('dialog', { name: t('alerts.activation.title') })
  await dialog.getByText(t('account.steps.sent', { address: email })).waitFor()
  await dialog.getByRole('button', { name: t('app.dismiss') }).click()
  await page.goto(`${origin}/members`)
  await page.getByText(t('alerts.activation.text')).waitFor()
  await page.goto(`${origin}/notifications`)
  await page.getByText(t('account.steps.sent', { address: email })).waitFor()
  expect(await page.getByText(t('alerts.activation.text')).count()).toBe(0)
  // Two more tabs remind: one by the steps alone, which the sheet before the alert shows, one by the alert.
  const completed = await remindedTab(story, '/signup-matches?api_signup_complete=1')
  await completed.getByRole('dialog').waitFor()
  const titles = completed.getByText(t('alerts.activation.title')).filter({ visible: true })
  await expect.poll(() => titles.count()).toBe(1)
  const searching = await remindedTab(story, '/members')

  const other = await openStory({ viewport: phone, locale: 'de' })
  const path = await readMail(email, 'activation')
  await other.page.goto(origin + path)
  await other.page.getByRole('button', { name: t('account.activate.button') }).click()
  await other.page.getByRole('heading', { name: t('account.activate.doneTitle') }).waitFor()
  expect(new URL(other.page.url()).search).toBe('')
  await page.getByText(t('account.settings.newEmail')).waitFor()
  const tabs = [page, completed, searching]
  for (const tab of tabs) await expect.poll(() => tab.getByText(t('alerts.activation.title')).count()).toBe(0)
  const saying = await Promise.all(tabs.map((tab) => tab.getByTitle(t('account.steps.confirmed')).count()))
  expect(saying.reduce((sum, count) => sum + count)).toBe(1)
  await page.goto(`${origin}/members`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText(t('alerts.activation.text')).count()).toBe(0)

  await other.page.goto(origin + path)
  await other.page.getByRole('heading', { name: t('account.activate.errorTitle') }).waitFor()
  expect([...story.failures, ...other.failures]).toEqual([])
})

test('a browser that keeps no cookies is told so, before and after it signs in', async () => {
  const story = await openStory({ viewport: phone, locale: 'de' })
  const { page, t, origin, context } = story
  const { email } = await joinSite(story, 'Cookieless')
  const answer = await callApi<object>(page, 'GET', 'user.php')
  await context.clearCookies()
  let asked = 0
  // The right password's answer, of which the browser keeps no cookie.
  await page.route('**/api/user.php', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    asked += 1
    return route.fulfill({ json: answer })
  })
  await page.goto(`${origin}/login?to=/chats&lang=de`)
  await context.clearCookies()
  await fillLogin(story, email, password)
  await page.getByText(t('errors.cookies_blocked')).waitFor()
  expect([asked, new URL(page.url()).pathname]).toEqual([1, '/login'])

  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }))
  await page.goto(`${origin}/login?to=/chats&lang=de`)
  await fillLogin(story, email, password)
  await page.getByText(t('errors.cookies_blocked')).waitFor()
  expect(asked).toBe(1)
  expect(story.failures).toEqual([])
})

test('a forgotten password is replaced by a mailed link, once', async () => {
  const owner = await openStory()
  const { email } = await joinSite(owner, 'Forgetful')
  const story = await openStory({ viewport: phone, locale: 'fi', expected: refused })
  const { page, t, origin } = story
  await page.goto(`${origin}/login`)
  await page.getByRole('link', { name: t('members.login.forgot') }).click()
  await page.waitForURL('**/reset-password')
  const address = page.getByLabel(t('account.reset.email'))
  const ask = page.getByRole('button', { name: t('account.reset.submit') })
  await address.fill('nobody-at-all@example.org')
  await ask.click()
  await page.getByText(t('errors.fields.email_not_found')).waitFor()
  await address.fill(email)
  await ask.click()
  await page.getByText(t('account.reset.sentText', { address: email })).waitFor()

  const path = await readMail(email, 'reset')
  await page.goto(origin + path)
  const save = page.getByRole('button', { name: t('account.newPassword.submit') })
  await page.getByLabel(t('account.password.new'), { exact: true }).fill(better)
  await page.getByLabel(t('account.password.again'), { exact: true }).fill('something else')
  await save.click()
  await page.getByText(t('errors.fields.passwords_differ')).waitFor()
  await page.getByLabel(t('account.password.again'), { exact: true }).fill(better)
  await save.click()
  await page.waitForURL('**/members')

  await owner.page.goto(`${origin}/chats`)
  await owner.page.waitForURL('**/login?to=%2Fchats')
  await fillLogin(owner, email, better)
  await owner.page.waitForURL('**/chats')
  await page.goto(origin + path)
  await page.waitForURL('**/reset-password?link=invalid')
  await page.getByText(t('errors.link_invalid')).waitFor()
  expect(story.failures).toEqual([])
})

test('an address is changed, and its old owner takes it back', async () => {
  const story = await openStory({ viewport: phone, expected: refused })
  const { page, t, origin } = story
  const { email } = await joinSite(story, 'Mover')
  const moved = `${randomUUID()}@example.org`
  await page.goto(`${origin}/notifications`)
  const form = page.getByRole('region', { name: t('settings.sections.email') })
  await form.getByLabel(t('account.settings.newEmail')).fill(moved)
  await form.getByLabel(t('account.password.old'), { exact: true }).fill('not the password')
  const submit = form.getByRole('button', { name: t('account.settings.emailSubmit') })
  await submit.click()
  await form.getByText(t('errors.fields.wrong_old_password')).waitFor()
  await form.getByLabel(t('account.password.old'), { exact: true }).fill(password)
  await submit.click()
  await form.getByText(t('account.settings.emailDone', { address: moved })).waitFor()
  await page.goto(origin + (await readMail(moved, 'mail-change')))
  await page.getByRole('button', { name: t('account.mailChange.button') }).click()
  await page.getByRole('heading', { name: t('account.mailChange.doneTitle') }).waitFor()
  await page.goto(`${origin}/notifications`)
  await form.getByText(moved).waitFor()

  const owner = await openStory({ viewport: phone })
  await owner.page.goto(origin + (await readMail(email, 'address-changed')))
  await owner.page.getByRole('button', { name: t('account.undo.button') }).click()
  await owner.page.getByLabel(t('account.password.new'), { exact: true }).fill(better)
  await owner.page.getByLabel(t('account.password.again'), { exact: true }).fill(better)
  await owner.page.getByRole('button', { name: t('account.newPassword.submit') }).click()
  await owner.page.waitForURL('**/members')
  await owner.page.goto(`${origin}/notifications`)
  await owner.page.getByText(email).waitFor()
  await page.goto(`${origin}/chats`)
  await page.waitForURL('**/login?to=%2Fchats')
  await fillLogin(story, moved, better)
  await page.getByText(t('errors.login_failed')).waitFor()
  expect([...story.failures, ...owner.failures]).toEqual([])
})

test('the link in a notification mail signs in and opens its page, once', async () => {
  const writer = await openStory()
  const receiver = await openStory({ locale: 'de' })
  await joinSite(writer, 'Writer')
  const { id, email } = await joinSite(receiver, 'Reader')
  const chat = await startChat(writer.page, id, 'What a good map')
  // At whatever hour the story is told.
  await callApi<object>(receiver.page, 'PUT', 'notifications.php', {
    quiet_hours: { on: false, from: 22, to: 8 },
  })
  await receiver.page.close()
  await bringForward(id, 'notify-message')
  const path = await readMail(email, 'new-conversation')

  const story = await openStory({ viewport: phone, locale: 'de', expected: refused })
  const { page, t, origin } = story
  // A scanner of mail opens the link first: nothing comes of it.
  for (const method of ['GET', 'HEAD', 'GET'])
    expect((await page.request.fetch(origin + path, { method })).status()).toBe(200)
  await page.goto(origin + path)
  await page.getByRole('button', { name: t('account.link.button') }).click()
  await page.waitForURL(`**/chats/${chat}`)
  await page.getByText('What a good map').last().waitFor()

  const other = await openStory({ viewport: phone, locale: 'de', expected: refused })
  await other.page.goto(origin + path)
  await other.page.waitForURL('**/login?link=invalid')
  await other.page.getByText(t('errors.link_invalid')).waitFor()
  expect([...story.failures, ...other.failures]).toEqual([])
})

async function remindedTab({ context, origin, t }: Story, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(origin + path)
  await tab.getByText(t('alerts.activation.title')).filter({ visible: true }).first().waitFor()
  return tab
}
