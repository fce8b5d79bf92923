import type { Page } from 'playwright-core'
import { collectTexts } from './collect-texts.ts'
import { withStyle } from './with-style.ts'

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

/** A turned line has a box of more than its own height, which overlaps the next one's without any letters touching. */
const upright = '* { rotate: none !important; transition: none !important }'

/** The visible texts that are cut off, overflow their button, or overlap. */
export async function clippedTextOf(page: Page): Promise<string[]> {
  const found = await withStyle(page, upright, async () => {
    await collectTexts(page)
    return Promise.all([cutTexts(page), escapedTexts(page), pressedTexts(page)])
  })
  return [...new Set(found.flat())]
}

/** Cut by a surrounding element, up to the first one that can be scrolled. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    function cutBy(element: Element, boxes: DOMRect[]): Element | undefined {
      const free = { x: false, y: false }
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, display, position } = getComputedStyle(at)
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
    return window.shownTexts.flatMap(({ element, words, boxes }) => {
      const cutter = element.closest(allowed) ? undefined : cutBy(element, boxes)
      return cutter ? [`"${words}" is cut by ${cutter.tagName} ${cutter.className}`] : []
    })
  }, mayBeCut)
}

/** Outside their button or link. What is pinned to its edge on purpose is left out. */
function escapedTexts(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    function escapes(element: Element, boxes: DOMRect[]): boolean {
      const control = element.closest('button, a, summary, label, [role^="menuitem"]')
      if (!control || element.closest(allowed) || getComputedStyle(control).display === 'inline') return false
      for (let at: Element | null = element; at && at !== control; at = at.parentElement)
        if (getComputedStyle(at).position === 'absolute') return false
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return boxes.some(
        (box) =>
          box.left < left - 1.5 ||
          box.right > right + 1.5 ||
          box.top < top - 1.5 ||
          box.bottom > bottom + 1.5,
      )
    }
    return window.shownTexts.flatMap(({ element, words, boxes }) =>
      escapes(element, boxes) ? [`"${words}" leaves its control`] : [],
    )
  }, mayBeCut)
}

/** Overlapping texts of two blocks on the same layer. */
function pressedTexts(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const nearest = (element: Element, fits: (style: CSSStyleDeclaration) => boolean) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (fits(getComputedStyle(at))) return at
      return null
    }
    const placed = window.shownTexts
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
  }, mayBeCut)
}
