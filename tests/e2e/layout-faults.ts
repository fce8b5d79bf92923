import type { Page } from 'playwright-core'
import { clippedTextOf } from './clipped-text-of.ts'
import { coveredAtEnd } from './covered-at-end.ts'
import { overflowOf } from './overflow-of.ts'
import { standStill } from './stand-still.ts'

/** All that is wrong with how the page stands in its window now. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await standStill(page)
  const over = await overflowOf(page)
  const faults = [...(await clippedTextOf(page)), ...(await coveredAtEnd(page))]
  return over ? [`runs over the side by ${over}`, ...faults] : faults
}
