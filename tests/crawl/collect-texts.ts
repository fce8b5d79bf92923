import type { Page } from 'playwright-core'

export type ShownText = { element: Element; words: string; boxes: DOMRect[] }

declare global {
  interface Window {
    shownTexts: ShownText[]
  }
}

/** Stores in the window every visible text of the page, or of the overlay that is open. */
export function collectTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const silent = 'select, textarea, script, style, title, noscript, svg'
    const isHiddenFromEyes = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true
      return false
    }
    const open = document.querySelector('dialog:modal, [role="menu"]:popover-open') ?? document.body
    const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
    window.shownTexts = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim().slice(0, 40)
      if (!words || !element || element.closest(silent)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isHiddenFromEyes(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (boxes.length > 0) window.shownTexts.push({ element, words, boxes })
    }
  })
}
