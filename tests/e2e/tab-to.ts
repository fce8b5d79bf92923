import type { Locator, Page } from 'playwright-core'
import { hasFocus } from './expect-focus-on.ts'
import { expectSeen } from './expect-seen.ts'

const mostSteps = 120

/**
 * Presses Tab until the element has the focus, past the end of the page if necessary. Each stop must show its focus.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(target)) return expectSeen(page)
    await page.keyboard.press('Tab')
    await expectSeen(page)
  }
  throw new Error(`no way by keyboard to ${target.toString()}`)
}
