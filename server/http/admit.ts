import type { Ctx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { searchAllowed } from '../sites/search-allowed.ts'
import type { Access, RateLimit } from './endpoint.ts'

/**
 * Lets a caller through to an endpoint, or throws: 403 authentication_required for a dead session, 401 without one,
 * 429 past the rate.
 */
export async function admit(
  ctx: Ctx,
  spec: { access: Access; limit: RateLimit; path: string; method: string },
): Promise<void> {
  if (ctx.actor.kind === 'visitor' && spec.access !== 'anyone') {
    if (ctx.actor.expired) throw new AppError('authentication_required')
    if (spec.access === 'member' || !searchAllowed(ctx)) throw new AppError('login_required')
  }
  if (spec.limit === 'none') return
  const caller = ctx.actor.kind === 'member' ? ctx.actor.memberId : ctx.network
  await ctx.rates.take(`${spec.method} ${spec.path} ${caller}`, spec.limit.calls, spec.limit.seconds)
}
