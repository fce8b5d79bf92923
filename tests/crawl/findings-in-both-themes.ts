import type { Page } from 'playwright-core'
import { accessibilityFindings } from '../e2e/check-accessibility.ts'

/** What axe finds on what is open, in the light theme and in the dark one. */
export async function findingsInBothThemes(page: Page, screen: string): Promise<string[]> {
  const found: string[] = []
  await page.locator('.loading-bar').waitFor({ state: 'detached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForFunction(
      (scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches,
      colorScheme,
    )
    // Colours cross over to those of the other theme.
    await page.waitForTimeout(300)
    const findings = await accessibilityFindings(page)
    found.push(...findings.map((finding) => `${screen}, ${colorScheme}: ${finding}`))
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  return found
}
