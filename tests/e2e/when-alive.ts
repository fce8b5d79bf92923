import type { Page } from 'playwright-core'

/** Waits until a page can answer: its load event does not wait for its scripts. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => !('waking' in window))
}
