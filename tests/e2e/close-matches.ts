import type { Page } from 'playwright-core'

/** A liked member may like back at any moment: closes the popup of the match. */
export async function closeMatches(page: Page): Promise<void> {
  const popup = page.locator('dialog[aria-labelledby="match-title"]')
  await page.addLocatorHandler(popup, () => page.keyboard.press('Escape'))
}
