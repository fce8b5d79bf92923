import type { Page } from 'playwright-core'

/** The controls that are not in view when they get the focus: outside the window, or under a bar. */
export function focusOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const before = document.activeElement
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    const hitAt = (shown: HTMLElement) => {
      const { left, top, width, height } = shown.getBoundingClientRect()
      // Of an element larger than the window the beginning is enough.
      const x = left + Math.min(width, innerWidth) / 2
      const y = Math.max(top, 0) + Math.min(height, innerHeight) / 2
      return y < innerHeight ? document.elementFromPoint(x, y) : null
    }
    const isSeen = (shown: HTMLElement) => {
      const hit = hitAt(shown)
      return hit !== null && (shown.contains(hit) || hit.contains(shown))
    }
    const lost: string[] = []
    for (const control of controls) {
      if (control.matches(':disabled')) continue
      control.focus()
      const shown = control.closest('label') ?? control
      // Scrolling to the focus may be painted later, and a page that still grows moves the control.
      for (let frames = 0; frames < 30 && !isSeen(shown); frames += 1) {
        // A window that paints nothing has no frames.
        await Promise.race([
          new Promise(requestAnimationFrame),
          new Promise((resolve) => setTimeout(resolve, 200)),
        ])
        if (frames % 10 === 9) control.blur()
        control.focus()
      }
      const over = hitAt(shown)?.outerHTML.slice(0, 80) ?? 'the window’s edge'
      if (!isSeen(shown)) lost.push(`${control.outerHTML.slice(0, 120)} lies under ${over}`)
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    return lost
  })
}
