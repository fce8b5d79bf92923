import type { Page } from 'playwright-core'

/** Waits until fonts are loaded and nothing has moved for five frames. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const places = () =>
      [...document.body.querySelectorAll('*')].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height]
      })
    const isSame = (one: number[], two: number[]) =>
      one.length === two.length && one.every((value, index) => value === two[index])
    let before = places()
    // An animation may never end; after two seconds the story goes on.
    for (let frames = 0, still = 0; still < 5 && frames < 120; frames += 1) {
      // A window that paints nothing has no frames.
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 200)),
      ])
      const now = places()
      still = isSame(before, now) ? still + 1 : 0
      before = now
    }
  })
}
