import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { deleteYounger } from './delete-younger.ts'
import { desktop, openBrowser } from './open-browser.ts'
import { siteOrigin } from './site-origin.ts'
import { type Texts, textsOf } from './texts-of.ts'
import { whenHydrated } from './when-hydrated.ts'

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
  /** The origin of the site that this person opens. */
  origin?: string
  /** Errors that the story expects, such as a refused request's. */
  expected?: RegExp
  /**
   * `blocked` where the story answers requests itself: once the page's service worker has taken over, Playwright's routes
   * no longer see all of them.
   */
  worker?: 'blocked'
  /** Whether the browser has only what the oldest browsers of package.json's list have. */
  oldest?: boolean
}

export type OpenStory = (options?: StoryOptions) => Promise<Story>

/**
 * Starts one browser for a test file, the headless shell unless another one is named. Returns a function that opens a story: a person with a browser context and page of
 * their own, closed after the test.
 */
export function openStories(open = openBrowser): OpenStory {
  let browser: Browser
  beforeAll(async () => {
    browser = await open()
  })
  afterAll(() => browser?.close())
  return async ({
    locale = 'en',
    viewport = desktop,
    origin = siteOrigin(),
    expected,
    worker,
    oldest,
  } = {}) => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      locale,
      timezoneId: 'Europe/Berlin',
      serviceWorkers: worker === 'blocked' ? 'block' : 'allow',
    })
    await context.addCookies([{ name: 'locale', value: locale, url: origin }])
    await context.addInitScript(leaveNotificationsAlone)
    if (oldest) await deleteYounger(context)
    const page = hydrated(await context.newPage())
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await page.screenshot({ path: pictureOf(task.name) })
      await context.close()
    })
    return { page, context, locale, origin, t: textsOf(locale), failures: watch(page, expected) }
  }
}

/** Nobody is asked for notifications in a story that has not granted them. */
function leaveNotificationsAlone(): void {
  const { permission } = Notification
  if (permission === 'default') Object.defineProperty(Notification, 'permission', { value: 'denied' })
}

/** Makes goto and reload wait for hydration, unless the caller names something else to wait for. */
export function hydrated(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (!options?.waitUntil) await whenHydrated(page)
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await whenHydrated(page)
    return response
  }
  return page
}

function pictureOf(name: string): string {
  return `tests/results/${name.replaceAll(/\W+/g, '-')}-${Date.now() % 100_000}.png`
}

/** Gathers every uncaught error and every console error of the page, a refused request's with its address. */
export function watch(page: Page, expected?: RegExp): string[] {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!expected?.test(message)) failures.push(message)
  })
  page.on('console', (message) => {
    if (message.type() !== 'error' || expected?.test(message.text())) return
    const { url } = message.location()
    failures.push(url ? `${message.text()} at ${url}` : message.text())
  })
  return failures
}
