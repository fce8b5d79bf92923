import type { Page } from 'playwright-core'

/** How far the page overflows its right edge, with the elements that cause it; '' if it does not. */
export function overflowOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
      // A window that paints nothing has no frames.
      setTimeout(resolve, 200)
    })
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return ''
    const over = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`)
    return `${scrollWidth - clientWidth} px: ${over.slice(-3).join(' | ')}`
  })
}
