import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { browserArguments, chromiumPath, phone } from './open-browser.ts'
import { siteOrigin } from './site-origin.ts'
import { hydrated, type Story, watch } from './stories.ts'
import { textsOf } from './texts-of.ts'

export type AppStory = Story & {
  /** Installs the site and opens it in a window of its own, without a browser around it. */
  installApp: () => Promise<Page>
  /** The number on the app's icon. */
  badge: () => Promise<number>
}

/**
 * A person whose browser keeps what it is given, and so can install the site: a window without a memory cannot. The
 * browser's own question is answered for them, since no page can press it.
 */
export async function openApp(locale = 'en'): Promise<AppStory> {
  const folder = await mkdtemp(join(tmpdir(), 'serenade-browser-'))
  const origin = siteOrigin()
  const context = await chromium.launchPersistentContext(folder, {
    baseURL: origin,
    executablePath: chromiumPath(),
    args: browserArguments,
    viewport: phone,
    locale,
    timezoneId: 'Europe/Berlin',
    permissions: ['notifications'],
  })
  onTestFinished(async () => {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  })
  await context.addCookies([{ name: 'locale', value: locale, url: origin }])
  const page = hydrated(context.pages()[0] ?? (await context.newPage()))
  const system = await context.browser()!.newBrowserCDPSession()
  const manifestId = `${origin}/`
  return {
    page,
    context,
    locale,
    origin,
    t: textsOf(locale),
    failures: watch(page),
    installApp: () => install(page, system, manifestId),
    badge: async () => (await system.send('PWA.getOsAppState', { manifestId })).badgeCount,
  }
}

async function install(page: Page, system: CDPSession, manifestId: string): Promise<Page> {
  const context = page.context()
  const tab = await context.newCDPSession(page)
  await tab.send('PWA.install', { manifestId })
  await system.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' })
  const [app] = await Promise.all([context.waitForEvent('page'), system.send('PWA.launch', { manifestId })])
  return hydrated(app)
}
