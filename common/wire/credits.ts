import { z } from 'zod'
import { paymentMethods } from '../payments/payment-methods.ts'
import { countrySchema, cursorSchema, moneySchema } from './basics.ts'
import { discountSchema } from './discounts.ts'

export const bundleSchema = z.object({
  id: z.string(),
  credits: z.int(),
  price: moneySchema,
  /** What one message costs with this bundle, rounded up. */
  price_per_message: moneySchema,
  usual: z.boolean(),
})
export type Bundle = z.infer<typeof bundleSchema>

const methodCostSchema = z.object({ method: z.enum(paymentMethods), cost: moneySchema })

const offerSchema = z.object({
  country: z.string(),
  bundles: z.array(bundleSchema),
  methods: z.array(z.enum(paymentMethods)),
  /** Those whose provider can keep the card for the next time. */
  keeps_cards: z.array(z.enum(paymentMethods)),
  /** What methods cost beside the price; the others cost nothing. */
  method_costs: z.array(methodCostSchema),
  /** Whether the company collects direct debits itself, by a mandate that the member signs first. */
  own_debits: z.boolean(),
  /** The VAT in every price, of 10,000. */
  vat_rate: z.int(),
  /** How the purchase appears on a bank statement. */
  statement_name: z.string(),
})
export type Offer = z.infer<typeof offerSchema>

/** GET /api/bundles.php: what the member can buy, in the currency of the member's country. */
export const bundlesResponseSchema = offerSchema.extend({
  /** The member's own, from which every price follows (discount-rules.ts). */
  discounts: z.array(discountSchema),
  /** The newest order of the member's that is paid. */
  last_paid: z.string().nullable(),
  /** The server's clock, to which the ends of discounts run. */
  now: z.iso.datetime(),
})
export type Bundles = z.infer<typeof bundlesResponseSchema>

/** GET /api/pricing.php: the same for anyone, of a country that they ask about. */
export const pricingQuerySchema = z.object({ country: countrySchema.optional() })
export const pricingResponseSchema = offerSchema.extend({ countries: z.array(z.string()) })

/** GET /api/premium.php: what a member has used of what premium opens. */
export const premiumResponseSchema = z.object({
  own_photos: z.int(),
  conversations_started: z.int(),
})

/** What a line of the statement is about. Another kind of the ledger is `other`. */
export const statementKinds = [
  'message',
  'photo',
  'gift',
  'unsent',
  'fraud',
  'signup',
  'purchase',
  'refund',
  'charged_back',
  'held',
  'released',
  'other',
] as const

/** GET /api/statement.php: every credit's way, the newest first. */
export const statementQuerySchema = z.object({ after: cursorSchema.optional() })
export const statementLineSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Above zero: it came; below: it went. */
  credits: z.int(),
  kind: z.enum(statementKinds),
  /** To whom it went, where that is somebody whom the member can see. */
  name: z.string().nullable(),
  /** The payment it came by. */
  payment: z.object({ payment_id: z.string(), number: z.string() }).nullable(),
})
export type StatementLine = z.infer<typeof statementLineSchema>
export const statementResponseSchema = z.object({
  lines: z.array(statementLineSchema),
  next: z.string().nullable(),
})
