import type { Page } from 'playwright-core'

/** Until fonts are there and nothing has moved for five frames: what is measured before is neither old nor new. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const places = () =>
      [...document.body.querySelectorAll('*')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return `${x} ${y} ${width} ${height}`
        })
        .join()
    let before = places()
    // A picture that never stops moving is none of a story's business: two seconds are enough.
    for (let frames = 0, still = 0; still < 5 && frames < 120; frames += 1) {
      await new Promise(requestAnimationFrame)
      const now = places()
      still = now === before ? still + 1 : 0
      before = now
    }
  })
}
