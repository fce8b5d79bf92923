import { z } from 'zod'
import { discountKinds, discountStatuses, discountValidities } from '../payments/discount-kinds.ts'
import { paymentMethods } from '../payments/payment-methods.ts'
import { fixedForm } from '../text/fixed-form.ts'

const codeText = z.string().overwrite(fixedForm).toUpperCase().max(40, 'too_long')

/** A discount code with the eleven fields of spec §3. What is null limits nothing. */
export const discountCodeSchema = z.object({
  code: z.string(),
  country: z.string().nullable(),
  user_id: z.string().nullable(),
  /** For the time bonus the member's own end. */
  expires: z.iso.datetime().nullable(),
  value_percentage: z.int(),
  currency: z.string().nullable(),
  minimum_order_value: z.int().optional(),
  status: z.enum(discountStatuses),
  validity: z.enum(discountValidities),
  expired: z.boolean(),
  paymentmethods: z.array(z.enum(paymentMethods)).nullable(),
})
export type DiscountCode = z.infer<typeof discountCodeSchema>

/** Without a query: the code that the member has entered. */
export const discountQuerySchema = z.object({
  code: codeText.optional(),
  welcome: z.enum(['true', 'false']).optional(),
})
export const discountCodeResponseSchema = z.object({
  discountcode: discountCodeSchema.nullable(),
  /** The server's clock, to which countdowns run. */
  now: z.iso.datetime(),
})

/** Null takes the entered code away. */
export const enterDiscountSchema = z.object({ code: codeText.min(1, 'required').nullable() })

/** A discount that the member has, as the prices follow from it (discount-rules.ts). */
export const discountSchema = z.object({
  code: z.string(),
  kind: z.enum(discountKinds),
  percentage: z.int(),
  ends: z.iso.datetime().nullable(),
  currency: z.string().nullable(),
  minimum: z.int().nullable(),
  bundle: z.string().nullable(),
  methods: z.array(z.enum(paymentMethods)).nullable(),
  /** The member's order that has it for as long as it is not decided. */
  held_by: z.string().nullable(),
})
export type Discount = z.infer<typeof discountSchema>
