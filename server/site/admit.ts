import type { Context } from 'hono'
import { pageMemberHeader, pageMemberParameter } from '#common/page-member.ts'
import type { RateLimit } from '../http/env.ts'
import type { Ctx } from '../kernel/context.ts'
import { ageRefusal } from '../members/age/age-rule.ts'
import { AppError } from '../platform/errors.ts'
import { searchAllowed } from '../sites/search-allowed.ts'
import type { SiteEnv } from './env.ts'

/** Who may call: anyone; a member or, where the site allows logged-out search, a visitor; a member; one who has paid. */
export type Access = 'anyone' | 'search' | 'member' | 'premium'

/** What an endpoint of a site declares of its callers. */
export type Rules = {
  access: Access
  /** Open to a member who has yet to make sure of their age, where that is asked for. All else is closed to them. */
  beforeAge?: true
}

type Call = Rules & { limit: RateLimit; path: string; method: string }

/**
 * Refuses a call of a page that shows another member than the one whose session the browser has now: two people use the
 * browser, and the page was left open by the other one. A page whose session has ended is answered as a visitor's.
 */
export function refuseOtherMember(c: Context<SiteEnv>): void {
  const { actor } = c.get('ctx')
  const named = c.req.header(pageMemberHeader) ?? c.req.query(pageMemberParameter)
  if (named && actor.kind === 'member' && actor.memberId !== named) throw new AppError('other_member')
}

/**
 * Lets a caller through, or throws: 403 authentication_required for a dead session, 401 without one, 403 age_assurance_required or age_unproven
 * where the member's country asks for that first, 403 forbidden for a free member where a paid one is asked for, 429 past the rate.
 */
export async function admit(ctx: Ctx, { access, beforeAge, limit, path, method }: Call): Promise<void> {
  if (ctx.actor.kind !== 'member' && access !== 'anyone') {
    if (ctx.actor.kind === 'visitor' && ctx.actor.expired) throw new AppError('authentication_required')
    if (access !== 'search' || !searchAllowed(ctx)) throw new AppError('login_required')
  }
  const refusal = beforeAge ? undefined : ageRefusal(ctx)
  if (refusal) throw new AppError(refusal)
  if (access === 'premium' && !isPaid(ctx)) throw new AppError('forbidden')
  if (limit === 'none') return
  const caller = ctx.actor.kind === 'member' ? ctx.actor.memberId : ctx.network
  await ctx.rates.take(`${method} ${path} ${caller}`, limit.calls, limit.seconds)
}

function isPaid({ actor }: Ctx): boolean {
  return actor.kind === 'member' && actor.paid
}
