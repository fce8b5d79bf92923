import type { Locator, Page } from 'playwright-core'
import { hasFocus } from './expect-focus-on.ts'
import { expectSeen } from './expect-seen.ts'

const mostSteps = 120

/** Goes on with Tab, round the page if it must; each stop on the way can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < mostSteps; step += 1) {
    if (await hasFocus(target)) return expectSeen(page)
    await page.keyboard.press('Tab')
    await expectSeen(page)
  }
  throw new Error(`no way by keyboard to ${target.toString()}`)
}
