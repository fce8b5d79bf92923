import { z } from 'zod'
import { idSchema, moneySchema } from './wire.ts'

/** The payment methods of spec §3, spelled as there. */
export const paymentMethods = [
  'sdd',
  'prezelewy24',
  'blik',
  'sct',
  'giropay',
  'mastercard',
  'visa',
  'creditcard',
  'dankort',
  'cartebancaire',
  'nexi',
  'ideal',
  'bancontact',
  'applepay',
  'paysafecard',
  'maestro',
  'paypal',
  'sofort',
  'eps',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Who can take payments; the setting PAYMENT_PROVIDER names one. */
export const paymentProviders = ['sandbox'] as const
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
})

/** An order as its member sees it: spec §3's payment. */
export const orderSchema = z.object({
  payment_id: z.string(),
  state: z.enum(orderStates),
  credits: z.int(),
  amount: moneySchema,
  transaction_costs: moneySchema,
  payment_method: z.enum(paymentMethods),
  created_at: z.iso.datetime(),
})
export type Order = z.infer<typeof orderSchema>
export const orderResponseSchema = z.object({
  order: orderSchema,
  /** Where the browser goes to pay; null once the payment has ended. */
  redirect: z.string().nullable(),
})
export const ordersResponseSchema = z.object({ orders: z.array(orderSchema) })

/** The sandbox's own page: a pretend bank that tells the truth about being one. */
export const sandboxPaymentSchema = z.object({
  id: z.string(),
  amount: moneySchema,
  method: z.string(),
  state: z.enum(['open', 'approved', 'failed', 'cancelled', 'pending']),
  return_path: z.string(),
})
export const sandboxResponseSchema = z.object({ payment: sandboxPaymentSchema })
export const sandboxDecisionSchema = z.object({
  id: idSchema,
  decision: z.enum(['approve', 'fail', 'cancel', 'pending']),
})
