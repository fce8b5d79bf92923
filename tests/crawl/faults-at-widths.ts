import type { Page } from 'playwright-core'
import { desktop } from '../e2e/open-browser.ts'
import { layoutFaults } from './layout-faults.ts'

export const windowHeight = 800
export const everyWidth = [1600, 992, 768, 576, 390, 320]
/** Where there is least room: in the wide layout and on phones. */
export const tightest = [992, 390, 320]
/** One for each layout: a desktop, where the wide one and the one of tablets begin, and the smallest phone. */
export const eachLayout = [desktop.width, 992, 768, 320]

/** The layout faults of the open page at each of the widths. */
export async function faultsAtWidths(page: Page, widths: number[]): Promise<string[]> {
  const found = new Map<string, number[]>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: windowHeight })
    for (const fault of await layoutFaults(page)) found.set(fault, [...(found.get(fault) ?? []), width])
  }
  return [...found].map(([fault, at]) => `${fault}, at ${at.join(' ')}`)
}
