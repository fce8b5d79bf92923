import type { Page } from 'playwright-core'

/** Whom the story likes may like back at any moment; the pop-up that tells of it is closed. */
export async function closeMatches(page: Page): Promise<void> {
  const popup = page.locator('dialog[aria-labelledby="match-title"]')
  await page.addLocatorHandler(popup, () => page.keyboard.press('Escape'))
}
