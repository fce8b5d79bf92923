import type { Page } from 'playwright-core'

/** The elements that the bars at the lower edge still cover when the page is scrolled to its end. */
export function coveredAtEnd(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // An overlay has an end of its own, and a menu closes when the page scrolls.
    if (document.querySelector('dialog:modal, [role="menu"]:popover-open')) return []
    const before = scrollY
    // A page that was just opened or resized may still grow, so its end is measured until it stays.
    const { documentElement: root } = document
    for (let tries = 0, still = 0; still < 3 && tries < 60; tries += 1) {
      const { scrollHeight } = root
      scrollTo({ top: scrollHeight, behavior: 'instant' })
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
        // A window that paints nothing has no frames.
        setTimeout(resolve, 200)
      })
      const arrived = scrollY + innerHeight > root.scrollHeight - 2
      still = arrived && root.scrollHeight === scrollHeight ? still + 1 : 0
    }
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
    const bars = shown.filter((element) => {
      if (getComputedStyle(element).position !== 'fixed' || element.matches('dialog, [popover]')) return false
      const { bottom, height } = element.getBoundingClientRect()
      return bottom > innerHeight - 80 && height > 1 && height < innerHeight * 0.6
    })
    if (bars.length === 0) {
      scrollTo({ top: before, behavior: 'instant' })
      return []
    }
    // Scroll containers inside the page are checked at their end too.
    const inner = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.scrollHeight > element.clientHeight + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowY),
    )
    const places = inner.map((element) => element.scrollTop)
    for (const element of inner) element.scrollTo({ top: element.scrollHeight, behavior: 'instant' })
    const covered = shown.filter((element) => {
      if (!element.matches('main *, footer *') || bars.some((bar) => bar.contains(element))) return false
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!own && !element.matches('a, button, input, img')) return false
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) return false
      return bars.some((bar) => {
        const { top, bottom, left, right } = bar.getBoundingClientRect()
        return box.bottom > top + 1 && box.top < bottom && box.right > left && box.left < right
      })
    })
    for (const [index, element] of inner.entries())
      element.scrollTo({ top: places[index] ?? 0, behavior: 'instant' })
    scrollTo({ top: before, behavior: 'instant' })
    return covered
      .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}" lies under a bar`)
      .slice(-3)
  })
}
