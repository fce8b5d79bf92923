import type { Page } from 'playwright-core'

/** Waits until React has hydrated the page: the load event does not wait for its scripts. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyInput' in window))
}
