import { z } from 'zod'
import { refundKinds, refundReasonMax } from '../payments/spending.ts'
import { idSchema, largestInteger, moneySchema, writtenSchema } from './basics.ts'
import { orderSchema } from './payments.ts'

const capSchema = z.int().min(0).max(largestInteger).nullable()

/** The member's own rule for buying; amounts are minor units of `currency`. */
export const spendingSchema = z.object({
  currency: z.string(),
  /** How much may be spent in a calendar month (UTC); null for as much as one likes. */
  cap: capSchema,
  /** The looser cap that was chosen, and from when it holds. */
  next: z.object({ cap: capSchema, at: z.iso.datetime() }).nullable(),
  paused: z.boolean(),
  /** When buying is possible again. */
  resumes_at: z.iso.datetime().nullable(),
  /** This month's payments, those that are still open among them. */
  spent: z.int(),
})
export type Spending = z.infer<typeof spendingSchema>
export const spendingResponseSchema = z.object({ spending: spendingSchema })
export const updateSpendingSchema = z.object({ cap: capSchema.optional(), paused: z.boolean().optional() })

const refundRequestSchema = z.object({
  kind: z.enum(refundKinds),
  /** Unused then, and off the balance since. */
  credits: z.int(),
  amount: moneySchema,
  /** Whether money has gone back or is on its way, so that it cannot be taken back any more. */
  begun: z.boolean(),
  created_at: z.iso.datetime(),
})
export type RefundRequest = z.infer<typeof refundRequestSchema>

/** A paid order, and what of it can be given back now; with an open request, what could when it was made. */
export const refundableSchema = z.object({
  order: orderSchema,
  /** Until when the member can withdraw without a reason; null once that is over. */
  withdraw_until: z.iso.datetime().nullable(),
  unused_credits: z.int(),
  amount: moneySchema,
  request: refundRequestSchema.nullable(),
})
export type Refundable = z.infer<typeof refundableSchema>
export const refundsResponseSchema = z.object({ purchases: z.array(refundableSchema) })
export const askRefundSchema = z.object({
  order: idSchema,
  reason: writtenSchema(refundReasonMax).optional(),
})
export const dropRefundSchema = z.object({ order: idSchema })
export const refundResponseSchema = z.object({ purchase: refundableSchema })
