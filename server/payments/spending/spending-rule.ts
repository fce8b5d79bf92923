import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { looserAfterMs } from '#common/payments/spending.ts'
import type { Spending, updateSpendingSchema } from '#common/wire/spending.ts'
import { bundlesOfMember } from '#server/credits/offered-bundles.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { members } from '#server/members/tables.ts'
import { orders, spendingRules } from '../tables.ts'

type Rule = Omit<typeof spendingRules.$inferSelect, 'memberId'>

const none: Rule = {
  cap: null,
  currency: null,
  nextCap: null,
  nextCapAt: null,
  paused: false,
  resumesAt: null,
}

/** The rule as it holds now: what was waiting for a time that has come is in force. */
export async function ruleInForce(ctx: MemberCtx): Promise<Rule> {
  const [stored = none] = await ctx.db
    .select()
    .from(spendingRules)
    .where(eq(spendingRules.memberId, ctx.actor.memberId))
  const due = (time: Date | null) => time !== null && time <= ctx.now()
  const { cap, currency, nextCap, nextCapAt, paused, resumesAt } = stored
  return {
    currency,
    ...(due(nextCapAt) ? { cap: nextCap, nextCap: null, nextCapAt: null } : { cap, nextCap, nextCapAt }),
    ...(due(resumesAt) ? { paused: false, resumesAt: null } : { paused, resumesAt }),
  }
}

/** Locks the rule for whoever buys or changes it, so that two orders at once cannot both fit under the cap. */
export async function lockSpending({ db, actor }: MemberCtx): Promise<void> {
  await db.select({ id: members.id }).from(members).where(eq(members.id, actor.memberId)).for('no key update')
}

/** What this month's orders (UTC) cost, without those that failed or were given back. An open one may still be paid. */
export async function spentThisMonth(ctx: MemberCtx, currency: string): Promise<number> {
  const now = ctx.now()
  const [row] = await ctx.db
    .select({ spent: sql<number>`coalesce(sum(${orders.amount} + ${orders.transactionCosts}), 0)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, ctx.actor.memberId),
        eq(orders.currency, currency),
        inArray(orders.state, ['created', 'pending', 'completed']),
        gte(orders.createdAt, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))),
      ),
    )
  return row?.spent ?? 0
}

export async function findSpending(ctx: MemberCtx): Promise<Spending> {
  const rule = await ruleInForce(ctx)
  const currency = rule.currency ?? (await bundlesOfMember(ctx)).bundles[0]?.currency ?? 'EUR'
  const { cap, nextCap, nextCapAt, paused, resumesAt } = rule
  return {
    currency,
    cap,
    next: nextCapAt && { cap: nextCap, at: nextCapAt.toISOString() },
    paused,
    resumes_at: resumesAt?.toISOString() ?? null,
    spent: await spentThisMonth(ctx, currency),
  }
}

/**
 * Changes the rule. What is stricter holds at once; what is looser a day later, when the wish to buy has passed or has
 * not.
 */
export function changeSpending(
  ctx: MemberCtx,
  change: z.output<typeof updateSpendingSchema>,
): Promise<Spending> {
  return inTransaction(ctx, async (tx) => {
    await lockSpending(tx)
    const before = await ruleInForce(tx)
    const { currency } = await findSpending(tx)
    const later = new Date(tx.now().getTime() + looserAfterMs)
    const rule = {
      ...withCap(before, change.cap, later),
      ...withPause(before, change.paused, later),
    }
    const kept = rule.cap !== null || rule.nextCapAt !== null ? currency : null
    const set = { ...rule, currency: kept }
    await tx.db
      .insert(spendingRules)
      .values({ memberId: tx.actor.memberId, ...set })
      .onConflictDoUpdate({ target: spendingRules.memberId, set })
    return findSpending(tx)
  })
}

function withCap({ cap, nextCap, nextCapAt }: Rule, wanted: number | null | undefined, later: Date) {
  if (wanted === undefined || (nextCapAt && wanted === nextCap)) return { cap, nextCap, nextCapAt }
  const looser = cap !== null && (wanted === null || wanted > cap)
  return looser ? { cap, nextCap: wanted, nextCapAt: later } : { cap: wanted, nextCap: null, nextCapAt: null }
}

function withPause({ paused, resumesAt }: Rule, wanted: boolean | undefined, later: Date) {
  if (wanted === undefined || (!wanted && (!paused || resumesAt))) return { paused, resumesAt }
  return { paused: true, resumesAt: wanted ? null : later }
}
