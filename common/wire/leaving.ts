import { z } from 'zod'
import { leaveReasons } from '../leave-reasons.ts'
import { limits } from '../limits.ts'
import { normalPassword } from '../text/normal-password.ts'
import { moneySchema } from './basics.ts'

/** What a member can have instead of leaving (spec §2). The server decides which are offered. */
export const alternatives = ['email', 'privacy', 'trial', 'discount'] as const
export type Alternative = (typeof alternatives)[number]

/** Before somebody leaves: what is offered instead, and what they would lose. */
export const leavingSchema = z.object({
  alternatives: z.array(z.enum(alternatives)),
  /** Of the alternative `discount`. */
  discount: z.object({ percentage: z.int() }).nullable(),
  /** Of the alternative `trial`: the smallest bundle, marked down. */
  trial: z
    .object({ bundle: z.string(), credits: z.int(), old_price: moneySchema, price: moneySchema })
    .nullable(),
  credits: z.int(),
  premium: z.boolean(),
  /** What is begun to be paid. `ends`: leaving calls it off; any other is under way. */
  payments: z.array(z.object({ price: moneySchema, ends: z.boolean() })),
})
export type Leaving = z.infer<typeof leavingSchema>

/** Privacy mode: invisible from now on. Trial and discount: granted, once. A new address is begun on a page of its own. */
export const takeAlternativeSchema = z.object({ alternative: z.enum(alternatives, 'choose_one') })

const password = z.string().overwrite(normalPassword).min(1, 'required').max(limits.passwordMax, 'too_long')

export const deleteAccountSchema = z.object({
  password,
  /** Null: not said. */
  reason: z.enum(leaveReasons, 'choose_one').nullable(),
})
export const reactivateSchema = z.object({ token: z.string().max(100) })
export const proofSchema = z.object({ password })
