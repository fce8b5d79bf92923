import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'
import { writeMessage } from './write-message.ts'

const openStory = openStories()

async function join(name: string, options: Parameters<typeof openStory>[0] = {}) {
  const story = await openStory(options)
  const user = await joinSite(story, name)
  return { ...story, user, name: user.profile.name }
}
type Person = Awaited<ReturnType<typeof join>>

const row = (page: Page, name: string) => page.locator('a[href^="/chats/"]').filter({ hasText: name })
const rows = (page: Page) => page.locator('li a[href^="/chats/"]')

/** Opens the menu of a conversation's row by the keyboard and chooses an entry. */
async function choose({ page, t }: Story, name: string, entry: string): Promise<void> {
  const button = page.getByRole('button', { name: t('chatHome.row_menu', { name }) })
  await button.focus()
  await button.press('Enter')
  const item = page.getByRole('menuitem', { name: t(entry), exact: true })
  await item.waitFor()
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('a member keeps the list in order, in two tabs, and finds what was written', async () => {
  const me = await join('Maren Home')
  const [ada, bea] = [await join('Ada Home'), await join('Bea Home', { viewport: phone })]
  await startChat(ada.page, me.user.id, 'The lighthouse is open on Sunday')
  await startChat(bea.page, me.user.id, 'Do you sail?')
  await me.page.goto(`${me.origin}/chats`)
  const tab = await me.context.newPage()
  await tab.goto(`${me.origin}/chats`)
  await expect.poll(() => me.page.title()).toMatch(/^\(2\) /)

  await choose(me, ada.name, 'chatHome.pin')
  await expect.poll(() => rows(me.page).first().textContent()).toContain(ada.name)
  await expect.poll(() => rows(tab).first().textContent()).toContain(ada.name)
  await mutes(me, bea, tab)
  await archives(me, ada)
  await searches(me, ada)
  await removesForTheOther(me, bea)
  expect([...me.failures, ...ada.failures, ...bea.failures]).toEqual([])
})

/** A muted conversation counts nowhere but in its own row. */
async function mutes(me: Person, bea: Person, tab: Page): Promise<void> {
  await choose(me, bea.name, 'chatHome.mute')
  await expect.poll(() => me.page.title()).toMatch(/^\(1\) /)
  await expect.poll(() => tab.title()).toMatch(/^\(1\) /)
  await tab.close()
  await startChat(bea.page, me.user.id, 'Or row?')
  await row(me.page, bea.name).getByText('Or row?').waitFor()
  await row(me.page, bea.name)
    .getByText(me.t('conversations.unread', { count: 2 }))
    .waitFor({ state: 'attached' })
  expect(await me.page.title()).toMatch(/^\(1\) /)
}

/** It can be taken back at once, and comes back by itself with the next message. */
async function archives(me: Person, ada: Person): Promise<void> {
  const { page, t } = me
  await choose(me, ada.name, 'chatHome.archive')
  await row(page, ada.name).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: t('chatHome.undo') }).click()
  await row(page, ada.name).waitFor()
  await choose(me, ada.name, 'chatHome.archive')
  await page.getByRole('link', { name: t('chatHome.archived_link', { count: '1' }) }).click()
  await page.getByText(t('chatHome.archived_title')).waitFor()
  await row(page, ada.name).waitFor()
  await startChat(ada.page, me.user.id, 'And on Monday')
  await page.getByText(t('chatHome.archived_empty')).waitFor()
  await page.getByRole('link', { name: t('chatHome.all') }).click()
  await row(page, ada.name).getByText('And on Monday').waitFor()
}

async function searches(me: Person, ada: Person): Promise<void> {
  const { page, t } = me
  const field = page.getByRole('searchbox', { name: t('chatHome.search') })
  await field.fill('light house')
  await page.locator('mark', { hasText: 'house' }).waitFor()
  await field.fill(ada.name)
  await page.getByRole('heading', { name: t('chatHome.found_people') }).waitFor()
  await field.fill('no such words')
  await page.getByText(t('chatHome.found_none', { query: 'no such words' })).waitFor()
  await field.fill('LIGHTHOUSE')
  await page.locator('a[href*="?m=1"]').click()
  await page.getByRole('log').getByText('The lighthouse is open on Sunday').waitFor()
  await field.press('Escape')
  await row(page, ada.name).waitFor()
}

/** What the other one wrote, and the line of new messages does not come back once it was answered. */
async function removesForTheOther({ page, t }: Person, bea: Person): Promise<void> {
  await row(page, bea.name).click()
  const line = page.getByRole('log').getByText(t('conversations.new_messages', { count: 2 }))
  await line.waitFor()
  await page.getByRole('textbox', { name: t('conversations.write_to', { name: bea.name }) }).fill('I row')
  await page.keyboard.press('Control+Enter')
  await line.waitFor({ state: 'detached' })
  const chat = new URL(page.url()).pathname
  await bea.page.goto(`${bea.origin}${chat}`)
  await writeMessage(bea.page, 'So do I')
  await page.getByRole('log').getByText('So do I').waitFor()
  expect(await page.getByText(t('conversations.new_messages', { count: 2 })).count()).toBe(0)
}

test('first messages wait as requests, are read unseen, and accepted or declined', async () => {
  const she = await join('Selma Asks', { viewport: phone })
  const [kind, rude] = [await join('Kim Asks'), await join('Rod Asks')]
  const { page, t, origin } = she
  await page.goto(`${origin}/notifications#contact`)
  await page.getByLabel(t('chatHome.choice')).check()
  await page
    .locator('#contact')
    .getByRole('button', { name: t('chatSafety.contact.save') })
    .click()
  await page.getByText(t('chatSafety.contact.saved'), { exact: true }).waitFor()
  await page.goto(`${origin}/chats`)
  const chat = await startChat(kind.page, she.user.id, 'Good evening')
  await startChat(rude.page, she.user.id, 'Hey you')
  await page.getByRole('link', { name: t('chatHome.requests_link', { count: '2' }) }).click()
  expect(await page.title()).not.toMatch(/^\(/)
  await row(page, rude.name).click()
  await page.getByRole('button', { name: t('chatHome.decline') }).click()
  await row(page, rude.name).waitFor({ state: 'detached' })
  const read = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await row(page, kind.name).click()
  await read
  await kind.page.goto(`${origin}/chats/${chat}`)
  expect(await kind.page.getByRole('log').getByText(t('conversations.seen')).count()).toBe(0)
  await page.getByRole('button', { name: t('chatHome.accept') }).click()
  await kind.page.getByRole('log').getByText(t('conversations.seen')).waitFor()
  await page.goto(`${origin}/chats`)
  await row(page, kind.name).waitFor()
  expect(await page.getByRole('link', { name: t('chatHome.requests_link', { count: '1' }) }).count()).toBe(0)
  expect([...she.failures, ...kind.failures, ...rude.failures]).toEqual([])
})

test('a conversation with somebody who blocks is answered by the error page, with its status', async () => {
  const expected = /403|blocked/
  const [he, she] = [await join('Bent Barred', { expected }), await join('Siri Bars')]
  const chat = await startChat(he.page, she.user.id, 'Hello there')
  await he.page.goto(`${he.origin}/chats`)
  await callApi(she.page, 'POST', 'block.php', { id: he.user.id })
  const title = he.page.getByRole('heading', {
    level: 1,
    name: he.t('errors.blocked_by', { name: she.name }),
  })
  const opened = row(he.page, she.name)
  if ((await opened.count()) > 0) {
    await opened.click({ timeout: 2_000 }).catch(() => undefined)
    await Promise.race([title.waitFor(), he.page.waitForTimeout(2_000)])
  }
  const answer = await he.page.goto(`${he.origin}/chats/${chat}`)
  expect(answer?.status()).toBe(403)
  await title.waitFor()
  await he.page.getByText(he.t('app.error.status', { status: 403 })).waitFor()
  expect(await he.page.getByRole('button', { name: he.t('conversations.try_again') }).count()).toBe(0)
})
