import type { Page } from 'playwright-core'

/** The usual bundle, on a page that lists them. */
export async function chooseBundle(page: Page): Promise<void> {
  await page.locator('main a[href^="/credits/"]').nth(2).click()
  await page.waitForURL(/\/credits\/[0-9a-f-]{36}/)
}

/** The first way to pay that the checkout offers: none is chosen beforehand. */
export async function chooseMethod(page: Page): Promise<void> {
  const first = page.locator('main input[type="radio"]').first()
  await first.check()
  await page.waitForURL(/\/credits\/[0-9a-f-]{36}\/[a-z0-9]+/)
}
