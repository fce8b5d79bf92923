import type { Page } from 'playwright-core'
import { whenHydrated } from '../e2e/when-hydrated.ts'
import type { HeldMedia } from './hold-media.ts'
import { waitUntilStill } from './wait-until-still.ts'

/** Opens the address, and lets its photos or fonts come when the page without them has been hydrated and painted. */
export async function openLate(page: Page, media: HeldMedia, address: string): Promise<void> {
  media.hold()
  try {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.getByRole('main').waitFor()
    await whenHydrated(page)
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    })
  } finally {
    media.release()
  }
  await page.waitForLoadState('load')
  await waitUntilStill(page)
}
