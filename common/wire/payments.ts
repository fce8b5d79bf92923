import { z } from 'zod'
import { paymentMethods } from '../payments/payment-methods.ts'
import { sandboxCards, sandboxDecisions, sandboxStates } from '../payments/sandbox-states.ts'
import { idSchema, moneySchema } from './basics.ts'

export type PaymentMethod = (typeof paymentMethods)[number]

/** Who can take payments; the settings PAYMENT_PROVIDER and PAYMENT_METHODS choose among them. The company's own bank takes direct debits alone. */
export const paymentProviders = ['sandbox', 'adyen', 'verotel', 'bank'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

export const orderStates = [
  'created',
  'pending',
  'completed',
  'failed',
  'cancelled',
  'refunded',
  'charged_back',
] as const
export type OrderState = (typeof orderStates)[number]

export const createOrderSchema = z.object({
  request_id: z.uuid(),
  bundle: idSchema,
  method: z.enum(paymentMethods, 'choose_one'),
  /** The provider may keep the card for the next time. */
  keep_card: z.boolean().optional(),
  /** One of the member's kept cards, which pays without typing. */
  card: idSchema.optional(),
  /** With a kept card: the newest paid order that the page knows of, as `last_paid` of its offer; null for none. */
  last_paid: idSchema.nullable().optional(),
  /** All that is to be paid, as the page said it. Where it differs the answer is `price_changed`. */
  shown: moneySchema.optional(),
})

/** An order as its member sees it: spec §3's payment. */
export const orderSchema = z.object({
  payment_id: z.string(),
  /** What a person reads out. */
  number: z.string(),
  bundle: z.string(),
  state: z.enum(orderStates),
  credits: z.int(),
  /** What the credits cost, after the discount. */
  amount: moneySchema,
  discount: z.object({ code: z.string(), percentage: z.int(), amount: moneySchema }).nullable(),
  transaction_costs: moneySchema,
  /** The VAT in all that is paid, and its rate, of 10,000. */
  vat: moneySchema,
  vat_rate: z.int(),
  payment_method: z.enum(paymentMethods),
  created_at: z.iso.datetime(),
})
export type Order = z.infer<typeof orderSchema>
export const orderResponseSchema = z.object({
  order: orderSchema,
  /** The number of its invoice; null until it is paid. */
  invoice: z.string().nullable(),
  /** Where the browser goes to pay; null once the payment has ended. */
  redirect: z.string().nullable(),
})
/** GET /api/waiting-payment.php: the one payment that the member has begun and not ended. */
export const waitingPaymentSchema = z.object({
  order: orderSchema.nullable(),
  redirect: z.string().nullable(),
})

export const ordersResponseSchema = z.object({ orders: z.array(orderSchema) })

/** The sandbox's own page: a pretend bank that tells the truth about being one. */
export const sandboxPaymentSchema = z.object({
  id: z.string(),
  amount: moneySchema,
  method: z.string(),
  state: z.enum(sandboxStates),
  /** Whether a card is to be kept, so that the page asks which of its test cards that is. */
  keep_card: z.boolean(),
  return_path: z.string(),
})
export const sandboxResponseSchema = z.object({ payment: sandboxPaymentSchema })
export const sandboxDecisionSchema = z.object({
  id: idSchema,
  decision: z.enum(sandboxDecisions),
  /** How the kept test card behaves the next time. */
  card: z.enum(sandboxCards).optional(),
  /** How the news travels. */
  delivery: z
    .object({
      delay_seconds: z.int().min(0).max(3600),
      times: z.int().min(1).max(10),
      disorder: z.boolean(),
    })
    .optional(),
})
export type SandboxDecisionRequest = z.output<typeof sandboxDecisionSchema>
