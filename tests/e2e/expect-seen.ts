import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Expects the focused element to show its focus: by an outline of itself, of its label, or of what it draws over its
 * card. A slider outlines its thumb, which scripts cannot inspect. A heading that is focused after a navigation is not
 * a control.
 */
export async function expectSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches('h1, input[type="range"]')) return ''
    const drawn = (element: Element | null, part?: string) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
      return (
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
        Boolean(part && boxShadow !== 'none')
      )
    }
    const seen = drawn(focused) || drawn(focused, '::after') || drawn(focused.closest('label'))
    return seen ? '' : focused.outerHTML.slice(0, 200)
  })
  expect(unseen, 'focus without an outline').toBe('')
}
