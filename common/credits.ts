import { z } from 'zod'
import { paymentMethods } from './payments.ts'
import { moneySchema } from './wire.ts'

export const bundleSchema = z.object({
  id: z.string(),
  credits: z.int(),
  price: moneySchema,
  /** What one message costs with this bundle, rounded up. */
  price_per_message: moneySchema,
  usual: z.boolean(),
})
export type Bundle = z.infer<typeof bundleSchema>

/** GET /api/bundles.php: what the member can buy, in the currency of the member's country. */
export const bundlesResponseSchema = z.object({
  country: z.string(),
  bundles: z.array(bundleSchema),
  methods: z.array(z.enum(paymentMethods)),
  transaction_costs: moneySchema,
  /** How the purchase appears on a bank statement. */
  statement_name: z.string(),
})
export type Bundles = z.infer<typeof bundlesResponseSchema>
