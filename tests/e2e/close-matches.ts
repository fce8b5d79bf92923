import type { Page } from 'playwright-core'

/** A member may like or like back at any moment: closes the popup. */
export async function closeMatches(page: Page): Promise<void> {
  const popup = page.locator('dialog[aria-labelledby="match-title"], dialog[aria-labelledby="liker-title"]')
  await page.addLocatorHandler(popup, () => page.keyboard.press('Escape'))
}
