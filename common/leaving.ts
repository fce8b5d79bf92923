import { z } from 'zod'
import { leaveReasons } from './leave-reasons.ts'
import { limits } from './limits.ts'
import { normalPassword } from './normal-password.ts'

/**
 * What a member can have instead of leaving (spec §2). The server decides which are offered; the trial package and the
 * discount join the list with promotions.
 */
export const alternatives = ['email', 'privacy'] as const
export type Alternative = (typeof alternatives)[number]

/** Before somebody leaves: what is offered instead, and what they would lose. */
export const leavingSchema = z.object({
  alternatives: z.array(z.enum(alternatives)),
  credits: z.int(),
  premium: z.boolean(),
})
export type Leaving = z.infer<typeof leavingSchema>

/** Taking privacy mode means: invisible from now on. The others lead to a page of their own. */
export const takeAlternativeSchema = z.object({ alternative: z.enum(alternatives, 'choose_one') })

const password = z.string().overwrite(normalPassword).min(1, 'required').max(limits.passwordMax, 'too_long')

export const deleteAccountSchema = z.object({
  password,
  /** Null: not said. */
  reason: z.enum(leaveReasons, 'choose_one').nullable(),
})
export const reactivateSchema = z.object({ token: z.string().max(100) })
export const proofSchema = z.object({ password })
