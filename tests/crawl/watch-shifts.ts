import type { BrowserContext, Page } from 'playwright-core'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
/** Their sum in one load. */
const least = 0.001

type Watched = { shifts: { value: number; what: string }[] }

/** From now on each page of this browser context records layout shifts that no input has caused. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.shifts = []
    const name = ({ node }: Shift['sources'][number]) =>
      node instanceof Element ? node.outerHTML.slice(0, 100) : (node?.textContent?.slice(0, 40) ?? '')
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        if (!shift.hadRecentInput)
          watched.shifts.push({ value: shift.value, what: shift.sources.map(name).join(' and ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The recorded layout shifts of the page as text, without those too small to count. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return sum < least ? [] : shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what}`)
}
