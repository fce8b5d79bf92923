import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFindings } from './check-accessibility.ts'
import { desktop, phone } from './open-browser.ts'
import { overflowOf } from './overflow-of.ts'
import { type RunningSite, startSite } from './start-site.ts'
import { openStories, type Story } from './stories.ts'
import {
  expectFocusOn,
  part,
  walkCombobox,
  walkDialogs,
  walkMenuAndPopover,
  walkTable,
  walkTabsAndPages,
} from './walk-styleguide.ts'

const openStory = openStories()
const accents = ['women', 'bdsm', 'bbw', 'gilf', 'milf', 'gay']
const slow = 420_000
let site: RunningSite

/** The page exists in development only, where its files are built on the first request. */
beforeAll(async () => {
  site = await startSite({
    NODE_ENV: 'development',
    DEMO: 'false',
    PAYMENTS_TRIAL: 'true',
    STRICT_HOSTS: 'false',
  })
}, slow)
afterAll(() => site?.stop())

/** Opened once, because the page loads slowly in development. */
test('every piece is accessible, fits, keeps its contrast, and needs no mouse', {
  timeout: slow,
}, async () => {
  const { page, failures } = await open()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(300)
      expect(await accessibilityFindings(page), `${colorScheme} at ${viewport.width}`).toEqual([])
    }
  }
  for (const width of [320, 360, 390, 576, 768, 992, 1200, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page), `at ${width}`).toBe('')
  }
  await page.setViewportSize(desktop)
  await keepContrast(page)
  await walkCombobox(page)
  await walkMenuAndPopover(page)
  await walkDialogs(page)
  await walkTabsAndPages(page)
  await walkTable(page)
  expect(failures).toEqual([])
})

async function keepContrast(page: Page): Promise<void> {
  for (const accent of accents) {
    await page.getByRole('group', { name: 'Accent' }).getByText(accent, { exact: true }).click()
    await page.locator(`[data-niche="${accent}"][data-hydrated]`).waitFor()
    await page.waitForTimeout(300)
    expect(await accessibilityFindings(page, ['color-contrast']), accent).toEqual([])
  }
}

test('dialogs and the lightbox leave as they came, and give the focus back', { timeout: slow }, async () => {
  const { page } = await open(false)
  const samples = part(page, 'Dialogs, sheets, menus, popover, toasts')
  await samples.getByRole('button', { name: 'Dialog', exact: true }).click()
  const keep = page.getByRole('button', { name: 'Keep it' })
  const leaving = await keep.evaluate(async (button: HTMLElement) => {
    const dialog = button.closest('dialog')
    await Promise.all(dialog?.getAnimations().map((animation) => animation.finished) ?? [])
    button.click()
    await new Promise((resolve) => setTimeout(resolve))
    const running = dialog?.getAnimations() as CSSTransition[] | undefined
    return running?.map(({ transitionProperty }) => transitionProperty)
  })
  expect(leaving).toEqual(expect.arrayContaining(['opacity', 'display', 'overlay']))
  await expect.poll(() => page.locator('dialog > *').count()).toBe(0)

  const larger = part(page, 'Gallery and lightbox').getByRole('button', { name: 'View larger' }).first()
  await larger.press('Enter')
  const lightbox = page.getByRole('dialog', { name: 'Larger photos of Freya, light' })
  await lightbox.getByRole('list').press('ArrowRight')
  await lightbox.getByText('2 of 4').waitFor()
  await page.keyboard.press('Escape')
  await lightbox.waitFor({ state: 'hidden' })
  await expectFocusOn(larger)
})

test('an alert that was dismissed stays away', { timeout: slow }, async () => {
  const { page } = await open()
  const alert = part(page, 'Notices').getByText('Know when somebody writes to you.')
  await alert.waitFor()
  await part(page, 'Notices').getByRole('button', { name: 'Dismiss' }).click()
  await alert.waitFor({ state: 'hidden' })
  await page.reload()
  await page.locator('[data-hydrated="true"]').waitFor()
  expect(await alert.count()).toBe(0)
})

async function open(calm = true): Promise<Story> {
  const story = await openStory({ origin: `http://localhost:${site.port}` })
  if (calm) await story.page.emulateMedia({ reducedMotion: 'reduce' })
  await comeAlive(story)
  return story
}

/** While its files are built for the first time, the page may have to be opened again. */
async function comeAlive({ page, origin }: Pick<Story, 'page' | 'origin'>, tries = 4): Promise<void> {
  await page.goto(`${origin}/styleguide`, { waitUntil: 'commit', timeout: slow })
  const hydrated = page.locator('[data-hydrated="true"]').waitFor({ timeout: 60_000 })
  const failed = await hydrated.then(
    () => null,
    (error: Error) => error,
  )
  if (!failed) return
  if (tries === 1) throw failed
  await comeAlive({ page, origin }, tries - 1)
}
