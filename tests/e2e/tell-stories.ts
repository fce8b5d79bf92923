import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { desktop, openBrowser } from './open-browser.ts'
import { siteOrigin } from './site-origin.ts'
import { type Texts, textsOf } from './texts-of.ts'
import { whenAlive } from './when-alive.ts'

export type Story = {
  page: Page
  context: BrowserContext
  t: Texts
  locale: string
  origin: string
  /** Every uncaught error and every console error of the page. */
  failures: string[]
}

export type StoryOptions = {
  locale?: string
  viewport?: { width: number; height: number }
  /** Where the site is for this person. */
  origin?: string
  /** Console errors that belong to the story, as a refused request's. */
  expected?: RegExp
}

export type Tell = (options?: StoryOptions) => Promise<Story>

/** One browser for a file. What it returns opens a person's own window in it, which is closed after the test. */
export function tellStories(): Tell {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())
  return async ({ locale = 'en', viewport = desktop, origin = siteOrigin(), expected } = {}) => {
    const context = await browser.newContext({ viewport, locale, timezoneId: 'Europe/Berlin' })
    await context.addCookies([{ name: 'locale', value: locale, url: origin }])
    const page = alive(await context.newPage())
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await page.screenshot({ path: pictureOf(task.name) })
      await context.close()
    })
    return { page, context, locale, origin, t: textsOf(locale), failures: watch(page, expected) }
  }
}

/** Whoever goes to an address, and does not say what to wait for, waits until the page can answer. */
function alive(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (!options?.waitUntil) await whenAlive(page)
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await whenAlive(page)
    return response
  }
  return page
}

function pictureOf(name: string): string {
  return `tests/results/${name.replaceAll(/\W+/g, '-')}-${Date.now() % 100_000}.png`
}

function watch(page: Page, expected?: RegExp): string[] {
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) failures.push(message.text())
  })
  return failures
}
