import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityFindings } from './check-accessibility.ts'
import { overflowOf } from './overflow-of.ts'

/** Looks at the screen as axe does, in light and in dark; nothing may run over the side. */
export async function lookAt(page: Page, screen: string): Promise<void> {
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
  expect(await overflowOf(page), `${screen} runs over the side`).toBe('')
}
