import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screens } from '../crawl/screens.ts'
import { enterStage, type Life, type Stage, unborn } from '../crawl/stages.ts'
import { phone } from './open-browser.ts'
import { readMail } from './read-mail.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()
const typed = 'unsent4711'
/** Those who meet a form that the server renders; later ones see none besides. */
const stages: Stage[] = ['visitor', 'incomplete', 'asked', 'newcomer']

test('a form without scripts says so or works, loses nothing and puts nothing into the address', async () => {
  const story = await openStory({ locale: 'de', viewport: phone })
  const life: Life = { ...unborn }
  const tried: string[] = []
  const faults: string[] = []
  for (const stage of stages) {
    await enterStage[stage](story, life)
    const { page, end } = await withoutScripts(story)
    for (const screen of screens.filter((one) => one.stage === stage)) {
      const path = typeof screen.path === 'string' ? screen.path : screen.path(life)
      const html = await (await page.request.get(story.origin + path)).text()
      if (!html.includes('<form')) continue
      await page.goto(story.origin + path)
      const forms = await page.locator('form').count()
      for (let at = 0; at < forms; at += 1) {
        if (at > 0) await page.goto(story.origin + path)
        const form = page.locator('form').nth(at)
        const name = `${screen.route} ${await form.evaluate(fieldsOf)}`
        if (tried.includes(name) || !(await isReady(form))) continue
        tried.push(name)
        faults.push(
          ...(await send(page, form, story.t('noScripts.form'))).map((fault) => `${name}: ${fault}`),
        )
      }
    }
    await end()
  }
  expect(faults).toEqual([])
  for (const route of [
    'complaints',
    'login',
    'lang-config',
    'reset-password',
    'notifications',
    'complete-signup',
  ])
    expect(tried.some((name) => name.startsWith(route))).toBe(true)
})

/** A page of the same person whose scripts never run. */
async function withoutScripts({ context }: Story): Promise<{ page: Page; end: () => Promise<void> }> {
  const plain = await context.browser()!.newContext({
    javaScriptEnabled: false,
    viewport: phone,
    locale: 'de',
    storageState: await context.storageState(),
  })
  return { page: await plain.newPage(), end: () => plain.close() }
}

test('without scripts a complaint is refused with what was typed, sent, and its receipt mailed', async () => {
  const story = await openStory({ locale: 'de', viewport: phone })
  const { t, origin } = story
  const { page, end } = await withoutScripts(story)
  const email = `no.scripts.${Date.now()}@example.org`
  await page.goto(`${origin}/complaints`)
  await page.getByLabel(t('complaints.about')).fill('Das Profil von jemandem')
  await page.getByLabel(t('complaints.reason')).selectOption('illegal')
  await page.getByLabel(t('complaints.explanation')).fill('Was dagegen spricht')
  await page.getByLabel(t('complaints.email')).fill(email)
  await page.getByLabel(t('complaints.good_faith')).check()
  const send = page.getByRole('button', { name: t('complaints.send') })
  await send.click()
  await page.getByText(t('errors.fields.required')).waitFor()
  expect(await page.getByLabel(t('complaints.explanation')).inputValue()).toBe('Was dagegen spricht')
  expect(await page.getByLabel(t('complaints.good_faith')).isChecked()).toBe(true)
  await page.getByLabel(t('complaints.name')).fill('Anna Zeugin')
  await send.click()
  await page.getByRole('heading', { name: t('complaints.sent_title') }).waitFor()
  await page.getByText(t('complaints.sent_text', { email })).waitFor()
  await readMail(email, 'complaint-receipt')
  await end()
})

const fieldsOf = (form: Element) =>
  [...(form as HTMLFormElement).elements]
    .map((field) => field.getAttribute('name') ?? field.tagName)
    .join(' ')

const submits = 'button:not([type="button"]):not([disabled])'
const texts = 'textarea, input:not([type]), input:is([type="text"], [type="email"], [type="password"])'

async function isReady(form: Locator): Promise<boolean> {
  return (await form.isVisible()) && (await form.locator(submits).first().isVisible())
}

/** What a form says of scripts where there are none; Playwright finds no text in a `noscript`. */
async function noticeOf(form: Locator): Promise<string | null> {
  const notice = form.locator('noscript > p')
  return (await notice.isVisible()) ? notice.textContent() : null
}

/** Fills in a form and presses its button; returns what is wrong with what comes of it. */
async function send(page: Page, form: Locator, needsScripts: string): Promise<string[]> {
  const fields = form.locator(texts)
  const filled: { field: Locator; text: string }[] = []
  for (const field of await fields.all())
    if (await field.isEditable()) {
      await field.fill(`${typed}@example.com`)
      filled.push({ field, text: await field.inputValue() })
    }
  const before = page.url()
  // After a 204 none comes, but that of the next form's page.
  const loaded = page.waitForEvent('load').catch(() => undefined)
  const answered = page.waitForResponse((response) => response.request().isNavigationRequest())
  await form.locator(submits).first().click({ noWaitAfter: true })
  const answer = await answered
  const method = answer.request().method()
  const faults: string[] = []
  // What is missing is said on the same page.
  if (answer.status() >= 400 && answer.status() !== 422)
    faults.push(`${method} is answered ${answer.status()}`)
  if (answer.request().url().includes(typed)) faults.push('what was typed is in the address')
  if (answer.status() === 204) {
    if (page.url() !== before) faults.push('the page is another one')
    if ((await noticeOf(form)) !== needsScripts) faults.push('nothing says that scripts are needed')
  } else {
    await loaded
    if (await form.getByText(needsScripts).isVisible())
      faults.push('it works, and says that it needs scripts')
  }
  if (answer.status() === 204 || method === 'POST')
    for (const { field, text } of filled)
      if ((await field.inputValue()) !== text) faults.push('what was typed is gone')
  return faults
}
