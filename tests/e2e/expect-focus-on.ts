import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { expectSeen } from './expect-seen.ts'

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

export async function expectFocusOn(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target), { message: `focus on ${target.toString()}` }).toBe(true)
  await expectSeen(target.page())
}

/** The focus may also be on an element inside, as in a dialog that has just opened. */
export async function expectFocusWithin(target: Locator): Promise<void> {
  await target.waitFor()
  await expect
    .poll(() => target.evaluate((element) => element.contains(document.activeElement)), {
      message: `focus within ${target.toString()}`,
    })
    .toBe(true)
  await expectSeen(target.page())
}
