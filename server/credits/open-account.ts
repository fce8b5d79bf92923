import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '../kernel/context.ts'
import { grant } from './grant.ts'
import { openHouseAccounts } from './open-house-accounts.ts'
import { accounts } from './tables.ts'

/** Gives the member an account, once; its company's house accounts exist from then on. */
export async function openAccount(ctx: Ctx, memberId: string): Promise<void> {
  await openHouseAccounts(ctx, ctx.site.companyId)
  await ctx.db
    .insert(accounts)
    .values({ id: uuidv7(), memberId, companyId: ctx.site.companyId })
    .onConflictDoNothing({ target: accounts.memberId })
}

/** The free credits of a new member, as many as the site gives. */
export async function grantSignupCredits(ctx: Ctx, memberId: string): Promise<void> {
  const amount = ctx.site.settings.signup_credits
  if (amount === 0) return
  await grant(ctx, {
    memberId,
    companyId: ctx.site.companyId,
    from: 'bonus',
    amount,
    kind: 'signup',
    reference: memberId,
  })
}
