import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ProfileStep, profileSteps } from '#common/signup-steps.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import type { Joined } from '#server/platform/db/joined.ts'
import { announce } from '#server/platform/domain-events.ts'
import { profiles } from '../tables.ts'
import { type ProfileChanges, updateProfile } from '../update-profile.ts'

/** A member passed the last step of the signup: others can see the profile now. */
export const signupEnded = { name: 'signup-ended', schema: z.object({ member: z.uuid() }) }

type Standing = Pick<
  typeof profiles.$inferSelect,
  'gender' | 'sexuality' | 'cityId' | 'interests' | 'about' | 'signupPassed'
>

/** The first step of the signup that is neither answered nor skipped; null once it has ended. */
export function nextStep(profile: Standing): ProfileStep | null {
  // Whoever answered what a profile needs without ever going through the steps is asked nothing more.
  if (isShowable(profile) && profile.signupPassed === null) return null
  return profileSteps.find((step) => !isPassed(profile, step)) ?? null
}

function isShowable({ gender, sexuality, cityId }: Standing): boolean {
  return gender !== null && sexuality !== null && cityId !== null
}

function isPassed(profile: Standing, step: ProfileStep): boolean {
  if (step === 'place') return profile.cityId !== null
  if (step === 'gender') return profile.gender !== null
  if (step === 'sexuality') return profile.sexuality !== null
  return profile.signupPassed?.includes(step) ?? false
}

/**
 * Saves answers of the signup, and which of its steps they pass; after the last step it has ended, and that is
 * announced. What is saved after the end changes the profile alone.
 */
export async function passSteps(
  ctx: MemberCtx,
  answers: ProfileChanges,
  passed: ProfileStep[],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const ended = nextStep(await lockProfile(tx)) === null
    await updateProfile(tx, answers)
    if (ended) return
    const profile = await lockProfile(tx)
    const signupPassed = [...new Set([...(profile.signupPassed ?? []), ...passed])]
    const ends = profileSteps.every((step) => isPassed({ ...profile, signupPassed }, step))
    await tx.db
      .update(profiles)
      .set({ signupPassed: ends ? null : signupPassed })
      .where(eq(profiles.memberId, tx.actor.memberId))
    if (ends) await announce(tx, signupEnded, { member: tx.actor.memberId })
  })
}

/** The profile, which nobody else changes until the transaction ends: two steps at once must not lose one. */
async function lockProfile(ctx: MemberCtx) {
  const [profile] = await ctx.db
    .select()
    .from(profiles)
    .where(eq(profiles.memberId, ctx.actor.memberId))
    .for('update')
  if (!profile) throw new Error('a member without a profile')
  return profile
}

/** Whether a member has ended the signup. */
export function signupIsComplete(profile: Joined<typeof profiles>): SQL {
  return sql`(${profile.gender} is not null and ${profile.sexuality} is not null
    and ${profile.cityId} is not null and ${profile.signupPassed} is null)`
}
