import { z } from 'zod'
import { fixedForm } from '../text/fixed-form.ts'
import { withPlainMarks } from '../text/normal-name.ts'
import { idSchema, moneySchema, writtenSchema } from './basics.ts'

const answerSchema = (max: number) =>
  writtenSchema(max)
    .pipe(z.string().min(1, 'required'))
    .refine((text) => !/\p{Cc}/u.test(text), 'invalid_value')

const fixedSchema = (max: number) => z.string().overwrite(fixedForm).pipe(answerSchema(max))

/** Spec §3's direct debit, without the code. What is an account and a phone the server decides. */
export const debitFormSchema = z.object({
  account_holder: answerSchema(70).overwrite(withPlainMarks),
  iban: fixedSchema(60),
  street: answerSchema(60),
  house_number: answerSchema(20),
  zip: answerSchema(16),
  city: answerSchema(60),
  phone: fixedSchema(30),
})
export type DebitForm = z.infer<typeof debitFormSchema>

const purchaseSchema = z.object({ request_id: z.uuid(), bundle: idSchema })

/** POST /api/directdebit.php: a new account with its mandate, the mandate that the member has, or another code for either. */
export const askDebitSchema = z.discriminatedUnion('account', [
  purchaseSchema.extend({
    account: z.literal('new'),
    ...debitFormSchema.shape,
    authorized: z.literal(true, 'authorization_required'),
  }),
  purchaseSchema.extend({ account: z.literal('known') }),
  purchaseSchema.extend({ account: z.literal('again') }),
])
export type AskDebit = z.infer<typeof askDebitSchema>

export const confirmDebitSchema = z.object({
  request_id: z.uuid(),
  otp: z
    .string()
    .overwrite(fixedForm)
    .min(1, 'required')
    .regex(/^\d{6}$/, 'code_invalid'),
  /** All that is to be paid, as the page said it. Where it is less than it costs the answer is `price_changed`. */
  shown: moneySchema.optional(),
})

export const debitStateSchema = z.object({
  /** A debit came back: no other is taken. */
  blocked: z.boolean(),
  codes_left: z.int(),
  /** What the member has signed and can use again. */
  mandate: z
    .object({
      reference: z.string(),
      account_holder: z.string(),
      iban_end: z.string(),
      phone_end: z.string(),
      signed_at: z.iso.datetime(),
    })
    .nullable(),
  /** The code that is on its way for this bundle, waits to be typed, or has ended within the last hour. */
  code: z
    .object({
      request_id: z.string(),
      state: z.enum(['sending', 'sent', 'refused', 'ended']),
      phone_end: z.string(),
      tries_left: z.int(),
      expires_at: z.iso.datetime().nullable(),
    })
    .nullable(),
  creditor: z.object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    city: z.string(),
    country: z.string(),
  }),
})
export type DebitState = z.infer<typeof debitStateSchema>
