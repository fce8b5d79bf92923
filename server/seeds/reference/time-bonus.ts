import type { DemoSite } from './sites.ts'

/** The promotion of spec §9, which newcomers have by themselves. */
export function timeBonusOf(site: DemoSite) {
  return { siteId: site.id, code: 'TIMEBONUS25', kind: 'time_bonus' as const, valuePercentage: 25 }
}
