import type { MemberCtx } from '#server/kernel/context.ts'
import { ageAssuranceRows } from '../tables.ts'
import { askedAssurance } from './age-rule.ts'

/** Keeps that the member has said to be of age, and when; the first time counts. It proves nothing where a provider is asked for. */
export async function declareAge(ctx: MemberCtx): Promise<void> {
  const { kind, country } = askedAssurance(ctx)
  if (kind !== 'self-declared' || !country) return
  await ctx.db
    .insert(ageAssuranceRows)
    .values({ memberId: ctx.actor.memberId, kind, country, createdAt: ctx.now() })
    .onConflictDoNothing()
}
