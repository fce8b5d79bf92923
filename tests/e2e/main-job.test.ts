import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityFindings } from './check-accessibility.ts'
import { desktop, openBrowser, phone } from './open-browser.ts'
import { type RunningSite, startSite } from './start-site.ts'
import { type Texts, textsOf } from './texts-of.ts'

let site: RunningSite
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const views = [
  { view: 'phone', viewport: phone },
  { view: 'desktop', viewport: desktop },
] as const

describe.each(['en', 'de'])('the main job in %s', (locale) => {
  test.each(views)('on a $view', async ({ view, viewport }) => {
    const context = await browser.newContext({ viewport, locale, timezoneId: 'Europe/Berlin' })
    await context.addCookies([{ name: 'locale', value: locale, url: site.origin() }])
    const page = await context.newPage()
    const failures = watch(page)
    await closeMatches(page)
    const t = textsOf(locale)
    const story = { page, t, name: `Story ${locale} ${view}`, context }

    try {
      await signUp(story)
      await likeSomeone(story)
      await chatUntilCreditsEnd(story)
      await buyAndGoOn(story)
      expect(failures).toEqual([])
    } catch (error) {
      await page.screenshot({ path: `tests/results/${locale}-${view}.png` })
      throw error
    } finally {
      await context.close()
    }
  })
})

type Story = { page: Page; t: Texts; name: string; context: BrowserContext }

/** Every uncaught error and every console error of the page. */
function watch(page: Page): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 402/.test(message.text())) failures.push(message.text())
  })
  return failures
}

/** Whom the story likes may like back at any moment; the pop-up that tells of it is closed. */
async function closeMatches(page: Page): Promise<void> {
  const popup = page.locator('dialog[aria-labelledby="match-title"]')
  await page.addLocatorHandler(popup, () => page.keyboard.press('Escape'))
}

/** Looks at the screen as axe does, in light and in dark; nothing may run over the side. */
async function look(page: Page, screen: string): Promise<void> {
  await page.locator('.loading-bar').waitFor({ state: 'detached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction(
      (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
      colorScheme,
    )
    await page.waitForTimeout(300)
    expect(await accessibilityFindings(page), `${screen}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over, `${screen} runs over the side`).toBeLessThanOrEqual(0)
}

async function signUp({ page, t, name }: Story): Promise<void> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  await page.goto(site.origin())
  expect(await page.locator('html').getAttribute('lang')).toBe(name.split(' ')[1])
  await look(page, 'index')
  await page.getByLabel(t('index.join.email')).fill(email)
  await page.getByRole('button', { name: t('app.continue') }).click()

  const goOn = () => page.getByRole('button', { name: t('app.continue') }).click()
  await page.getByRole('heading', { name: t('members.signup.name.question') }).waitFor()
  await look(page, 'signup')
  await page.getByLabel(t('members.signup.name.label')).fill('@story')
  await goOn()
  await page.getByText(t('errors.fields.name_starts_with_at')).waitFor()
  await page.getByLabel(t('members.signup.name.label')).fill(name)
  await goOn()
  await page.getByRole('heading', { name: t('members.signup.date_of_birth.question') }).waitFor()
  await goOn()
  await page.getByText(t('errors.fields.date_of_birth_required', { min_age: 18 })).waitFor()
  await page.getByLabel(t('members.signup.date_of_birth.day'), { exact: true }).fill('17')
  await page.getByLabel(t('members.signup.date_of_birth.month'), { exact: true }).fill('4')
  await page.getByLabel(t('members.signup.date_of_birth.year'), { exact: true }).fill('1992')
  await goOn()
  await page.getByLabel(t('members.signup.password.label'), { exact: true }).fill('quiet-river-42')
  await page.getByRole('button', { name: t('members.signup.password.submit') }).click()

  await page.getByText(t('members.signup.gender.male'), { exact: true }).click()
  await look(page, 'complete-signup')
  await goOn()
  await page.getByText(t('members.signup.sexuality.hetero'), { exact: true }).click()
  await goOn()
  const place = page.getByRole('combobox')
  await place.nth(0).selectOption('GB')
  await place.nth(1).selectOption('GB-LOND')
  await place.nth(2).selectOption({ index: 1 })
  await page.getByRole('button', { name: t('members.signup.place.finish') }).click()
  await page.waitForURL('**/members')
}

/** The first member in the list who is not one of the demo sign-ins: they like back and answer. */
function firstMember(page: Page) {
  return page.locator('main a[href^="/members/"]').nth(2)
}

async function likeSomeone({ page, t }: Story): Promise<void> {
  await firstMember(page).waitFor()
  await look(page, 'members')
  await firstMember(page).click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await look(page, 'profile')
  const like = page.getByRole('region', { name: t('profiles.profile.actions') }).getByRole('button')
  await like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await page.goto(`${site.origin()}/likes/sent`)
  await firstLiked(page).waitFor()
  await look(page, 'likes')
  await firstLiked(page).click()
}

function firstLiked(page: Page) {
  return page.locator('main a[href^="/members/"]').first()
}

async function chatUntilCreditsEnd({ page, t }: Story): Promise<void> {
  await page.locator('a[href$="/chat"]').first().click()
  for (const number of [1, 2, 3]) {
    await write(page, `Message ${number} of the story`)
    await page.getByRole('log').getByText(`Message ${number} of the story`).waitFor()
    await page.waitForURL(/\/chats\/[0-9a-f-]{36}$/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  }
  await look(page, 'chat')
  await write(page, 'One message more than the credits')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('errors.not_enough_credits')).waitFor()
  await look(page, 'chat, not enough credits')
  await dialog.getByRole('link', { name: t('conversations.buy_credits') }).click()
}

async function write(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox')
  await box.fill(text)
  await box.press('Control+Enter')
}

async function buyAndGoOn({ page, t }: Story): Promise<void> {
  await page.getByRole('heading', { name: t('credits.title') }).waitFor()
  await look(page, 'credits')
  await page.locator('main').getByRole('button').last().click()
  await page.waitForURL('**/sandbox/**')
  await look(page, 'sandbox')
  await page.getByRole('button', { name: t('payments.sandbox.approve') }).click()
  await page.waitForURL('**/transactions/**')
  await page.getByRole('heading', { name: t('payments.credits_added', { n: 100 }) }).waitFor()
  await page.getByText(t('payments.premium_note')).waitFor()
  await look(page, 'transaction')
  await page.getByRole('link', { name: t('payments.back_to_chat') }).click()
  await page.waitForURL('**/chats/**')
  const box = page.getByRole('textbox')
  expect(await box.inputValue()).toBe('One message more than the credits')
  await box.press('Control+Enter')
  await page.getByRole('log').getByText('One message more than the credits').waitFor()
  await expect.poll(() => box.inputValue()).toBe('')
}
