import type { Page } from 'playwright-core'
import { overflowOf } from '../e2e/overflow-of.ts'
import { clippedTextOf } from './clipped-text-of.ts'
import { coveredAtEnd } from './covered-at-end.ts'
import { standStill } from './stand-still.ts'

/** All that is wrong with how the page stands in its window now. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await standStill(page)
  const over = await overflowOf(page)
  const faults = [...(await clippedTextOf(page)), ...(await coveredAtEnd(page))]
  return over ? [`runs over the side by ${over}`, ...faults] : faults
}
