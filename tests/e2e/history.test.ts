import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Chats } from '#common/wire/conversations.ts'
import { shiftsOf, watchShifts } from '../crawl/watch-shifts.ts'
import { callApi } from './call-api.ts'
import { findPeople } from './find-people.ts'
import { holdScripts } from './hold-scripts.ts'
import { joinSite } from './join-site.ts'
import { onDatabase } from './on-database.ts'
import { openFullBrowser, phone } from './open-browser.ts'
import { signIn } from './sign-in.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'
import { slownessOf, tasksDuring } from './tasks-during.ts'
import { whenHydrated } from './when-hydrated.ts'
import { writeHistory } from './write-history.ts'

// How long a task may take is measured in the whole browser (tasks-during.ts).
const openStory = openStories(openFullBrowser)

/** A premium member's conversation with that many messages: a free member's history ends after 500. */
async function withHistory(count: number): Promise<{ reader: Story; writer: Story; conversation: string }> {
  const writer = await openStory()
  const { id } = await joinSite(writer, `Ada of ${count}`)
  const reader = await openStory({ viewport: phone })
  await signIn(reader, 'premium@example.com')
  const conversation = await startChat(reader.page, id, 'Message 1')
  await writeHistory(conversation, count)
  return { reader, writer, conversation }
}

const inLog = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true })

/** The numbers of the messages that are rendered, in their order. */
function numbersIn(page: Page): Promise<number[]> {
  const messages = page.getByRole('log').locator('[id^=message-]')
  return messages.evaluateAll((all) => all.map(({ id }) => Number(id.split('-')[1])))
}

/** Whether each message follows the one before it. */
function isUnbroken(numbers: number[]): boolean {
  return numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1)
}

async function unreadOf(page: Page, conversation: string): Promise<number | undefined> {
  const { chats } = await callApi<Chats>(page, 'GET', 'chats.php')
  return chats.find((chat) => chat.conversation === conversation)?.num_unread_messages
}

async function answer(writer: Story, reader: Story, form: object): Promise<void> {
  const to = (await callApi<{ user: { id: string } }>(reader.page, 'GET', 'user.php')).user.id
  await callApi(writer.page, 'POST', 'message.php', { to, client_id: crypto.randomUUID(), ...form })
}

test('a quote leads to its message, both ways lead on from there, and what arrives meanwhile is counted', async () => {
  const { reader, writer, conversation } = await withHistory(401)
  const { page, t } = reader
  await answer(writer, reader, { body: 'Do you remember?', quote: { message: 130 } })
  await page.goto(`${reader.origin}/chats/${conversation}`)
  await whenHydrated(page)
  const newest = page.getByRole('button', { name: t('conversations.to_newest') })
  await inLog(page, 'Do you remember?').waitFor()
  expect(await newest.count()).toBe(0)
  // What is left within the moment that it takes to count as read would be counted with what arrives.
  await expect.poll(() => unreadOf(page, conversation)).toBe(0)

  await page.getByRole('button', { name: /^Message 130/ }).click()
  await expect
    .poll(() => page.locator('#message-130').evaluate((it) => it === document.activeElement))
    .toBe(true)
  const box = await page.locator('#message-130').boundingBox()
  expect(box?.y).toBeGreaterThan(200)
  expect(box?.y).toBeLessThan(600)
  expect(page.url()).toContain('?m=130')

  await answer(writer, reader, { body: 'Are you there?' })
  await newest.getByText('1', { exact: true }).waitFor()
  expect(await inLog(page, 'Are you there?').count()).toBe(0)

  await staysWhileNewerJoin(page)
  const numbers = await numbersIn(page)
  expect(isUnbroken(numbers)).toBe(true)
  expect([numbers[0] ?? 0, numbers.at(-1) ?? 0].map((number) => number !== 130)).toEqual([true, true])

  await newest.click()
  await inLog(page, 'Are you there?').waitFor()
  await expect.poll(() => page.url()).not.toContain('?m=')
  await expect.poll(() => newest.count()).toBe(0)
  await expect.poll(() => unreadOf(page, conversation)).toBe(0)
  expect(reader.failures).toEqual([])
  await callApi(page, 'DELETE', 'chat.php', { conversation })
})

/** Scrolls down to where newer messages join. What was on the screen then is still at its place. */
async function staysWhileNewerJoin(page: Page): Promise<void> {
  const moved = await page.evaluate(async () => {
    const log = document.querySelector('[role=log]')
    const scroller = log?.closest('section')
    if (!log || !scroller) throw new Error('no log')
    const messages = () => log.querySelectorAll('[id^=message-]')
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const count = messages().length
    const last = messages()[count - 1]
    if (!last) throw new Error('no message')
    for (let frames = 0; messages().length === count && frames < 600; frames += 1) {
      scroller.scrollBy({ top: 40, behavior: 'instant' })
      const [before, height] = [last.getBoundingClientRect().top, scroller.scrollTop]
      await frame()
      if (messages().length > count) return last.getBoundingClientRect().top - before
      if (scroller.scrollTop !== height) throw new Error('scrolled by itself')
    }
    throw new Error('nothing newer was loaded')
  })
  expect(Math.abs(moved)).toBeLessThan(1)
}

test('a conversation around midnight stays where it is when the browser names its time zone', async () => {
  const { reader, conversation } = await withHistory(4)
  const { page, context, origin } = reader
  // One day in UTC and two in Berlin, where the browser is.
  await onDatabase((client) =>
    client.query(
      `update message set created_at = date_trunc('day', now(), 'UTC') - interval '3 days'
         + case when number < 3 then interval '21 hours 30 minutes' else interval '23 hours 30 minutes' end
       where conversation_id = $1`,
      [conversation],
    ),
  )
  await watchShifts(context)
  await page.goto(`${origin}/chats/${conversation}`)
  await whenHydrated(page)
  await page.waitForTimeout(300)
  expect(await page.getByRole('log').locator('p.bg-sunken').count()).toBe(2)
  expect(await shiftsOf(page)).toEqual([])
  await callApi(page, 'DELETE', 'chat.php', { conversation })
})

test('history that is loaded and a message that arrives move nothing, and the latter alone is said, once', async () => {
  const { reader, writer, conversation } = await withHistory(301)
  const { page, t } = reader
  await page.goto(`${reader.origin}/chats/${conversation}`)
  await whenHydrated(page)
  await inLog(page, 'Message 301 and what else there is to tell').waitFor()
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const live = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status],[aria-live=polite],[role=alert]',
        )
        if (live) said.push(live.textContent ?? '')
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const before = (await numbersIn(page)).length
  await page.route('**/api/messages.php?*before=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  const toTop = 'scroller.scrollTo({ top: -scroller.scrollHeight, behavior: "instant" })'
  const older = await movesWhile(page, toTop, () =>
    expect.poll(async () => (await numbersIn(page)).length).toBeGreaterThanOrEqual(before + 40),
  )
  expect(older).toBeLessThan(1)
  const news = await movesWhile(page, 'null', async () => {
    await answer(writer, reader, { body: 'Good morning' })
    await inLog(page, 'Good morning').waitFor({ state: 'attached' })
  })
  expect(news).toBeLessThan(1)
  const heard = () =>
    page.evaluate(() =>
      (window as unknown as { said: string[] }).said.filter((text) => /Message|Good morning/.test(text)),
    )
  await expect.poll(heard).toEqual([expect.stringContaining('Good morning')])
  await page.getByRole('textbox', { name: t('conversations.write_to', { name: 'Ada of 301' }) }).waitFor()
  await page.waitForTimeout(500)
  expect(await heard()).toHaveLength(1)
  expect(reader.failures).toEqual([])
  await callApi(page, 'DELETE', 'chat.php', { conversation })
})

test('who scrolls back before the page is hydrated stays there', async () => {
  const { reader, conversation } = await withHistory(60)
  const { page, t } = reader
  const release = await holdScripts(page)
  await page.goto(`${reader.origin}/chats/${conversation}`, { waitUntil: 'domcontentloaded' })
  const log = page.getByRole('region', { name: t('conversations.log') })
  await inLog(page, 'Message 60').waitFor()
  const at = () => log.evaluate((scroller) => scroller.scrollTop)
  await log.evaluate((scroller) => scroller.scrollTo({ top: -500, behavior: 'instant' }))
  expect(await at()).toBe(-500)
  release()
  // The button to the newest message comes once the log has seen that it is not at its end.
  await page.getByRole('button', { name: t('conversations.to_newest') }).waitFor()
  expect(Math.abs((await at()) + 500)).toBeLessThan(1)
  expect(reader.failures).toEqual([])
  await callApi(page, 'DELETE', 'chat.php', { conversation })
})

test('a history of 10,000 messages scrolls smoothly on a phone', async () => {
  const { reader, conversation } = await withHistory(10_000)
  const { page } = reader
  await page.goto(`${reader.origin}/chats/${conversation}`)
  await inLog(page, 'Message 10000').waitFor()
  await whenHydrated(page)
  await page.waitForTimeout(1_500)
  const tasks = await tasksDuring(page, () => scrollUp(page, 10))
  const slowness = await slownessOf(page)
  const long = tasks.filter((ms) => ms > 50 * slowness).map(Math.round)
  const passed = await numbersIn(page)
  console.log(
    `tasks over 50 ms × ${slowness.toFixed(1)} while ${passed.length} messages passed: ${long.join(', ') || 'none'}`,
  )
  expect(tasks.length).toBeGreaterThan(100)
  expect(passed.length).toBeGreaterThanOrEqual(150)
  expect(isUnbroken(passed)).toBe(true)
  expect(long.length).toBeLessThanOrEqual(5)
  expect(reader.failures).toEqual([])
  await callApi(page, 'DELETE', 'chat.php', { conversation })
})

/**
 * Scrolls, and answers by how many pixels the first message in view has moved since, in any frame until something has
 * happened.
 */
async function movesWhile(page: Page, scroll: string, happen: () => Promise<unknown>): Promise<number> {
  await page.evaluate(
    `(() => {
      const log = document.querySelector('[role=log]')
      const scroller = log.closest('section')
      ${scroll}
      const { top } = scroller.getBoundingClientRect()
      const first = [...log.querySelectorAll('[id^=message-]')].find((it) => it.getBoundingClientRect().bottom > top + 1)
      const start = first.getBoundingClientRect().top
      window.moved = 0
      const look = () => {
        window.moved = Math.max(window.moved, Math.abs(first.getBoundingClientRect().top - start))
        window.looking = requestAnimationFrame(look)
      }
      look()
    })()`,
  )
  await happen()
  return page.evaluate<number>('cancelAnimationFrame(window.looking), window.moved')
}

/** Scrolls up for some seconds, as a thumb does. */
function scrollUp(page: Page, seconds: number): Promise<void> {
  return page.evaluate(async (ms) => {
    const scroller = document.querySelector('[role=log]')?.closest('section')
    if (!scroller) throw new Error('no log')
    const start = performance.now()
    let before = start
    while (before - start < ms) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      scroller.scrollBy({ top: -60 * Math.min(4, (now - before) / 16), behavior: 'instant' })
      before = now
    }
  }, seconds * 1_000)
}

test('at the end of 500 messages a free member reads whose the older ones are, and is led to premium', async () => {
  const { writer, conversation } = await withHistory(502)
  const { page, t, origin } = writer
  await page.goto(`${origin}/chats/${conversation}`)
  await whenHydrated(page)
  const hint = page.getByText(t('app.premiumAlert.title'))
  const further = async () => {
    await scrollUp(page, 1)
    return hint.count()
  }
  await expect.poll(further, { timeout: 90_000 }).toBe(1)
  expect(await inLog(page, 'Message 1').count()).toBe(0)
  await page.getByRole('link', { name: t('app.premiumAlert.button') }).click()
  await page.waitForURL('**/premium?*')
  expect(writer.failures).toEqual([])
})

test('Back closes an enlarged photo and keeps the page; one that was closed leaves nothing to go back to', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin } = story
  await joinSite(story, 'Looker')
  const someone = (await findPeople(page)).find(({ main_image }) => main_image && !main_image.locked)
  await page.goto(`${origin}/likes`)
  await page.goto(`${origin}/members/${someone!.id}`)
  const opener = page.getByRole('button', { name: t('profiles.profile.photo_open') })
  const enlarged = page.getByRole('dialog')
  await opener.click()
  await enlarged.waitFor()
  await page.goBack()
  await enlarged.waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${origin}/members/${someone!.id}`)
  await opener.click()
  await enlarged.waitFor()
  await page.keyboard.press('Escape')
  await enlarged.waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL('**/likes')
  expect(story.failures).toEqual([])
})
