import { z } from 'zod'
import { errorStatus } from '../error-codes.ts'
import { keysOf } from '../keys-of.ts'
import { writtenText } from '../text/written-text.ts'

/** Money on the wire: an amount in minor units of an ISO 4217 currency. */
export const moneySchema = z.object({ amount: z.int(), currency: z.string().length(3) })
export type Money = z.infer<typeof moneySchema>

export const errorSchema = z.object({
  error: z.enum(keysOf(errorStatus)),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type WireError = z.infer<typeof errorSchema>

export const idSchema = z.uuid({ error: 'invalid_id' }).toLowerCase()
/** The largest number that the database's integer columns hold. */
export const largestInteger = 2_147_483_647

/**
 * What a person writes: nothing where nothing of it can be seen. NUL has no form in the database, half a surrogate pair
 * becomes the replacement sign.
 */
export const writtenSchema = (max: number, tooLong = 'too_long') =>
  z
    .string()
    .overwrite(writtenText)
    .max(max, tooLong)
    .refine((text) => !text.includes('\0'), 'invalid_value')
    .transform((text) => text.toWellFormed())

export const cursorSchema = z.string().max(200)
export const countrySchema = z.string().regex(/^[A-Z]{2}$/, { error: 'invalid_country' })
export const okSchema = z.object({ ok: z.literal(true) })
