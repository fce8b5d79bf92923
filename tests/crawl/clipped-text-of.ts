import type { Page } from 'playwright-core'

/** Texts that may be cut off: names, towns and last messages. Age, distance, time and labels may not. */
const mayBeCut = [
  '.photo-card-cut',
  'article h2 .truncate',
  'article h3 .truncate',
  'article p .truncate',
  'a[href^="/chats/"] .truncate',
  'section > header .truncate',
  '[role="menu"] > p.truncate',
  '.toast-stack .truncate',
].join(', ')

/** The visible texts that are cut off, overflow their button, or overlap. */
export async function clippedTextOf(page: Page): Promise<string[]> {
  return [...new Set(await page.evaluate(findInPage, mayBeCut))]
}

/** Runs in the page, in one turn, so that it is asked once for each window and not once for each kind of fault. */
function findInPage(allowed: string): string[] {
  type ShownText = { element: Element; words: string; boxes: DOMRect[] }
  type Style = Pick<
    CSSStyleDeclaration,
    'clipPath' | 'display' | 'overflowX' | 'overflowY' | 'position' | 'rotate'
  >

  const styles = new Map<Element, Style>()
  const texts = shownTexts()
  // A turned line has a box of more than its own height, which overlaps the next one's without any letters touching.
  if (!texts.some(({ element }) => nearest(element, ({ rotate }) => rotate !== 'none')))
    return faultsOf(texts)
  const upright = new CSSStyleSheet()
  upright.replaceSync('* { rotate: none !important; transition: none !important }')
  document.adoptedStyleSheets.push(upright)
  styles.clear()
  try {
    return faultsOf(shownTexts())
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== upright)
  }

  function faultsOf(shown: ShownText[]): string[] {
    return [...cutTexts(shown), ...escapedTexts(shown), ...pressedTexts(shown)]
  }

  /** Read once for each element: many texts have the same ancestors, and each reading costs. */
  function styleOf(element: Element): Style {
    const known = styles.get(element)
    if (known) return known
    const { clipPath, display, overflowX, overflowY, position, rotate } = getComputedStyle(element)
    const style = { clipPath, display, overflowX, overflowY, position, rotate }
    styles.set(element, style)
    return style
  }

  /** Every visible text of the page, or of the overlay that is open. */
  function shownTexts(): ShownText[] {
    const silent = 'select, textarea, script, style, title, noscript, svg'
    const open = document.querySelector('dialog:modal, [role="menu"]:popover-open') ?? document.body
    const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT)
    const found: ShownText[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim().slice(0, 40)
      if (!words || !element || element.closest(silent)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (nearest(element, ({ clipPath }) => clipPath === 'inset(50%)')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (boxes.length > 0) found.push({ element, words, boxes })
    }
    return found
  }

  function nearest(element: Element, fits: (style: Style) => boolean): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) if (fits(styleOf(at))) return at
    return null
  }

  function cutTexts(shown: ShownText[]): string[] {
    return shown.flatMap(({ element, words, boxes }) => {
      const cutter = element.closest(allowed) ? undefined : cutBy(element, boxes)
      return cutter ? [`"${words}" is cut by ${cutter.tagName} ${cutter.className}`] : []
    })
  }

  /** Cut by a surrounding element, up to the first one that can be scrolled. */
  function cutBy(element: Element, boxes: DOMRect[]): Element | undefined {
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const free = { x: false, y: false }
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display, position } = styleOf(at)
      if (display !== 'inline' && display !== 'contents') {
        const { left, right, top, bottom } = at.getBoundingClientRect()
        const x = cuts(overflowX) && !free.x
        const y = cuts(overflowY) && !free.y
        const beside = boxes.some((box) => box.left < left - 1.5 || box.right > right + 1.5)
        const beyond = boxes.some((box) => box.top < top - 1.5 || box.bottom > bottom + 1.5)
        const ellipsis = x && at === element && at.scrollWidth > at.clientWidth + 1
        if ((x && beside) || (y && beyond) || ellipsis) return at
        free.x ||= scrolls(overflowX)
        free.y ||= scrolls(overflowY)
      }
      if (position === 'fixed') return undefined
    }
    return undefined
  }

  function escapedTexts(shown: ShownText[]): string[] {
    return shown.flatMap(({ element, words, boxes }) =>
      escapes(element, boxes) ? [`"${words}" leaves its control`] : [],
    )
  }

  /** Outside their button or link. What is pinned to its edge on purpose is left out. */
  function escapes(element: Element, boxes: DOMRect[]): boolean {
    const control = element.closest('button, a, summary, label, [role^="menuitem"]')
    if (!control || element.closest(allowed) || styleOf(control).display === 'inline') return false
    for (let at: Element | null = element; at && at !== control; at = at.parentElement)
      if (styleOf(at).position === 'absolute') return false
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return boxes.some(
      (box) =>
        box.left < left - 1.5 || box.right > right + 1.5 || box.top < top - 1.5 || box.bottom > bottom + 1.5,
    )
  }

  /** Overlapping texts of two blocks on the same layer. */
  function pressedTexts(shown: ShownText[]): string[] {
    const placed = shown
      .filter(({ element }) => !element.closest(allowed))
      .map((text) => ({
        ...text,
        layer: nearest(text.element, ({ position }) => position !== 'static'),
        block: nearest(text.element, ({ display }) => display !== 'inline'),
      }))
    // Tight lines overlap a little without any letters touching.
    const over = (one: DOMRect, two: DOMRect) =>
      Math.min(one.right, two.right) - Math.max(one.left, two.left) > 3 &&
      Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 0.35 * Math.min(one.height, two.height)
    return placed.flatMap((one, index) =>
      placed
        .slice(index + 1)
        .filter(
          (two) =>
            one.layer === two.layer &&
            one.block !== two.block &&
            one.boxes.some((box) => two.boxes.some((other) => over(box, other))),
        )
        .map((two) => `"${one.words}" lies over "${two.words}"`),
    )
  }
}
