import type { Page } from 'playwright-core'
import { overflowOf } from '../e2e/overflow-of.ts'
import { clippedTextOf } from './clipped-text-of.ts'
import { coveredAtEnd } from './covered-at-end.ts'
import { waitUntilStill } from './wait-until-still.ts'

/** All layout faults of the page in its current window. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await waitUntilStill(page)
  // Neither of the two scrolls, so that the other may look meanwhile.
  const [over, clipped] = await Promise.all([overflowOf(page), clippedTextOf(page)])
  const faults = [...clipped, ...(await coveredAtEnd(page))]
  return over ? [`runs over the side by ${over}`, ...faults] : faults
}
