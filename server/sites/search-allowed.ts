import type { Ctx } from '../ctx/context.ts'

/** Whether a visitor may search and open profiles here (spec §6): where all may, or with a traffic source those who have one. */
export function searchAllowed(ctx: Pick<Ctx, 'site' | 'trafficSource'>): boolean {
  const { logged_out_search, logged_out_search_trafficsource } = ctx.site.settings
  return logged_out_search !== 'none' || (ctx.trafficSource && logged_out_search_trafficsource === 'all')
}
