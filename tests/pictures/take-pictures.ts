import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { callApi } from '../e2e/call-api.ts'
import { desktop, phone } from '../e2e/open-browser.ts'
import { textsOf } from '../e2e/texts-of.ts'
import type { Screen, Viewer } from './screen.ts'

const views = { phone, desktop }
const themes = ['light', 'dark'] as const
const emails = { free: 'demo@example.com', premium: 'premium@example.com' }

/** Taking a picture is mostly waiting, so that several run at once. */
const atOnce = 3

type Session = Awaited<ReturnType<BrowserContext['storageState']>>
type Variant = { view: keyof typeof views; theme: (typeof themes)[number]; locale: string }

export type PictureRun = { browser: Browser; origin: string; folder: string; screens: Screen[] }

/** Takes pictures of every screen in one language, on phone and desktop, light and dark. Returns those that failed. */
export async function takePictures(run: PictureRun, locale: string): Promise<string[]> {
  const failed: string[] = []
  const sessions = await signInAll(run, locale)
  const waiting = run.screens.flatMap((screen) =>
    variantsOf(screen, locale).map((variant) => ({ screen, variant })),
  )
  async function takeOneByOne() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { screen, variant } = next
      await takePicture(run, screen, sessions[screen.viewer], variant).catch((error: Error) => {
        failed.push(`${nameOf(screen, variant)}: ${error.message.split('\n')[0]}`)
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeOneByOne))
  return failed
}

function variantsOf({ only }: Screen, locale: string): Variant[] {
  return (Object.keys(views) as (keyof typeof views)[])
    .filter((view) => !only || only === view)
    .flatMap((view) => themes.map((theme) => ({ view, theme, locale })))
}

function nameOf(screen: Screen, { view, theme, locale }: Variant): string {
  return `${screen.name}-${view}-${theme}-${locale}.png`
}

async function takePicture(run: PictureRun, screen: Screen, session: Session, variant: Variant) {
  const { browser, origin, folder } = run
  const { view, theme, locale } = variant
  const context = await browser.newContext({
    viewport: views[view],
    locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
    storageState: session,
  })
  try {
    await context.addCookies(
      ['', 'women.', 'bdsm.', 'bbw.', 'gilf.', 'milf.', 'gay.'].map((niche) => ({
        name: 'locale',
        value: locale,
        url: origin.replace('localhost', `${niche}localhost`),
      })),
    )
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await screen.show({ page, t: textsOf(locale), origin })
    await page.locator('.loading-bar').waitFor({ state: 'detached' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(350)
    await mkdir(folder, { recursive: true })
    await page.screenshot({ path: join(folder, nameOf(screen, variant)) })
  } finally {
    await context.close()
  }
}

async function signInAll({ browser, origin }: PictureRun, locale: string): Promise<Record<Viewer, Session>> {
  const signIn = async (email?: string) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${origin}/login`)
    if (email) {
      await callApi(page, 'POST', 'user.php', { login: email, password: 'serenade-demo' })
      await callApi(page, 'PUT', 'user.php', { language: locale })
    }
    const session = await context.storageState()
    await context.close()
    return session
  }
  return { visitor: await signIn(), free: await signIn(emails.free), premium: await signIn(emails.premium) }
}
