import { z } from 'zod'
import { paymentMethods } from '../payments/payment-methods.ts'
import { idSchema } from './basics.ts'

/** A card that a payment provider keeps for the member: what it is recognised by, and never its number. */
export const cardSchema = z.object({
  id: z.string(),
  method: z.enum(paymentMethods),
  brand: z.string().nullable(),
  last_four: z.string().nullable(),
  /** YYYY-MM. */
  expires: z.string().nullable(),
})
export type StoredCard = z.infer<typeof cardSchema>
export const cardsResponseSchema = z.object({ cards: z.array(cardSchema) })
export const removeCardSchema = z.object({ id: idSchema })
