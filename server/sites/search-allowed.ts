import type { Ctx } from '../kernel/context.ts'

/**
 * Whether a visitor may search and open profiles here (spec §6): where all may, or with a traffic source those who have one.
 * Nobody may who comes from a country in which members have to prove their age first.
 */
export function searchAllowed(ctx: Pick<Ctx, 'site' | 'trafficSource' | 'networkCountry'>): boolean {
  const { logged_out_search, logged_out_search_trafficsource, age_assurance } = ctx.site.settings
  if (ctx.networkCountry && age_assurance[ctx.networkCountry] === 'provider') return false
  return logged_out_search !== 'none' || (ctx.trafficSource && logged_out_search_trafficsource === 'all')
}
