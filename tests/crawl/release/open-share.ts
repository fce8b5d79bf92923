import type { Page } from 'playwright-core'

/** How much of the window's height is free of bars in the middle of a page, from 0 to 1. */
export function openShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { scrollHeight } = document.documentElement
    scrollTo({ top: (scrollHeight - innerHeight) / 2, behavior: 'instant' })
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
      // A window that paints nothing has no frames.
      setTimeout(resolve, 200)
    })
    const stands = (element: Element | null) => {
      for (let at = element; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
      return false
    }
    const heights = Array.from({ length: Math.floor(innerHeight / 4) }, (_, index) => index * 4 + 2)
    const free = heights.filter((y) => !stands(document.elementFromPoint(innerWidth / 2, y)))
    scrollTo({ top: 0, behavior: 'instant' })
    return free.length / heights.length
  })
}
