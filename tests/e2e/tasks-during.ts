import type { Page } from 'playwright-core'

type TraceEvent = { name: string; ph: string; tid: number; tdur?: number; args: { name?: string } }

/** How long each task of the page took meanwhile, in milliseconds of the processor: a frame waits for it. */
export async function tasksDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  const mains = new Set(events.filter(({ args }) => args.name === 'CrRendererMain').map(({ tid }) => tid))
  return events
    .filter(({ ph, tid }) => ph === 'X' && mains.has(tid))
    .flatMap(({ tdur }) => (tdur === undefined ? [] : [tdur / 1_000]))
}

/** What `layOut` takes on a machine of two cores that does nothing else, in milliseconds. */
const usualMs = 42

/**
 * How many times longer than usual the browser takes now to lay out the same text, at least 1: whatever else the machine
 * does makes also the processor's time longer, since its cores share their caches.
 */
export async function slownessOf(page: Page): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < 5; time += 1)
    taken.push(Math.max(...(await tasksDuring(page, () => page.evaluate(layOut)))))
  const median = taken.sort((one, other) => one - other)[2] ?? 0
  return Math.max(1, median / usualMs)
}

function layOut(): void {
  const box = document.createElement('div')
  box.style.cssText = 'position: fixed; inset: 0; contain: strict; visibility: hidden'
  for (let line = 0; line < 1_500; line += 1)
    box.appendChild(document.createElement('p')).textContent =
      `Line ${line} of a text that is laid out. `.repeat(3)
  document.body.append(box)
  box.getBoundingClientRect()
  box.remove()
}
