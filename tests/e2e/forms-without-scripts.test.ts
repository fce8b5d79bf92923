import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screens } from '../crawl/screens.ts'
import { enterStage, type Life, type Stage, unborn } from '../crawl/stages.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()
const typed = 'unsent4711'
/** Those who meet a form that the server renders; later ones see none besides. */
const stages: Stage[] = ['visitor', 'incomplete', 'asked', 'newcomer']

test('no form that is sent without scripts fails, loses what was typed or puts it into the address', async () => {
  const story = await openStory({ viewport: phone })
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
        faults.push(...(await send(page, form)).map((fault) => `${name}: ${fault}`))
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
    locale: 'en',
    storageState: await context.storageState(),
  })
  return { page: await plain.newPage(), end: () => plain.close() }
}

const fieldsOf = (form: Element) =>
  [...(form as HTMLFormElement).elements]
    .map((field) => field.getAttribute('name') ?? field.tagName)
    .join(' ')

const submits = 'button:not([type="button"]):not([disabled])'
const texts = 'textarea, input:not([type]), input:is([type="text"], [type="email"], [type="password"])'

async function isReady(form: Locator): Promise<boolean> {
  return (await form.isVisible()) && (await form.locator(submits).first().isVisible())
}

/** Fills in a form and presses its button; returns what is wrong with what comes of it. */
async function send(page: Page, form: Locator): Promise<string[]> {
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
  if (answer.status() >= 400) faults.push(`${method} is answered ${answer.status()}`)
  if (answer.request().url().includes(typed)) faults.push('what was typed is in the address')
  if (answer.status() === 204) {
    if (page.url() !== before) faults.push('the page is another one')
    for (const { field, text } of filled)
      if ((await field.inputValue()) !== text) faults.push('what was typed is gone')
  } else {
    await loaded
    if (filled.length > 0 && method === 'POST') faults.push('the page was left')
  }
  return faults
}
