import type { Ctx } from '../kernel/context.ts'

/** Whether the site takes new members from here (spec §6): all, those with a traffic source, or by invitation. */
export function signupsOpen(ctx: Pick<Ctx, 'site' | 'trafficSource'>, network: string | undefined): boolean {
  const { signups } = ctx.site.settings
  if (signups === 'all') return true
  return signups === 'with_trafficsource' && (ctx.trafficSource || Boolean(network))
}
