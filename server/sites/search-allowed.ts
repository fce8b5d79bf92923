import type { Ctx } from '../ctx/context.ts'

/** Whether a visitor may search and open profiles here (spec §6). */
export function searchAllowed(ctx: Pick<Ctx, 'site' | 'trafficSource'>): boolean {
  const { logged_out_search, logged_out_search_trafficsource } = ctx.site.settings
  return (ctx.trafficSource ? logged_out_search_trafficsource : logged_out_search) === 'all'
}
