import type { Page } from 'playwright-core'
import { accessibilityFindings } from '../e2e/check-accessibility.ts'

type Window = { width: number; height: number }

/** The findings of axe on the open page, at each width, in both themes. */
export async function findingsInBothThemes(page: Page, screen: string, windows: Window[]): Promise<string[]> {
  const found: string[] = []
  await page.locator('.loading-bar').waitFor({ state: 'detached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction(
      (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
      colorScheme,
    )
    for (const window of windows) {
      await page.setViewportSize(window)
      // Waits until the transition to the other theme's colours has ended.
      if (window === windows[0]) await page.waitForTimeout(300)
      const findings = await accessibilityFindings(page)
      found.push(...findings.map((finding) => `${screen}, ${colorScheme} at ${window.width}: ${finding}`))
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  return found
}
