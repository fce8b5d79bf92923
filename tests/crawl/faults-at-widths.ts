import type { Page } from 'playwright-core'
import { layoutFaults } from './layout-faults.ts'

const widths = [320, 390, 576, 768, 992, 1600]
/** German is looked at everywhere. What Finnish adds are longer words, which run over where there is least room. */
const tightest = [320, 390, 992]

/** The layout faults of the open page at each width. `screen` is its name in the findings. */
export async function faultsAtWidths(page: Page, screen: string, locale: string): Promise<string[]> {
  const found = new Map<string, number[]>()
  for (const width of locale === 'de' ? widths : tightest) {
    await page.setViewportSize({ width, height: 800 })
    for (const fault of await layoutFaults(page)) found.set(fault, [...(found.get(fault) ?? []), width])
  }
  return [...found].map(([fault, at]) => `${screen}: ${fault}, at ${at.join(' ')}`)
}
