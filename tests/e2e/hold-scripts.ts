import type { Page } from 'playwright-core'

/** Scripts are under way until the function that this returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/vendor-/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
