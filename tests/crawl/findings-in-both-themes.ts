import type { Page } from 'playwright-core'
import { accessibilityFindings } from '../e2e/check-accessibility.ts'
import { contrastInTheme } from './contrast-in-theme.ts'

type Window = { width: number; height: number }

/** The findings of axe on the open page in each window, and of the contrast of its dark theme. */
export async function findingsInBothThemes(page: Page, windows: Window[]): Promise<string[]> {
  const found: string[] = []
  await page.locator('.loading-bar').waitFor({ state: 'detached' })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const window of windows) {
    await page.setViewportSize(window)
    const findings = await accessibilityFindings(page)
    found.push(...findings.map((finding) => `light at ${window.width}: ${finding}`))
  }
  found.push(...(await contrastInTheme(page, 'dark')))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  return found
}
