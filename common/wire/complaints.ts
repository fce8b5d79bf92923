import { z } from 'zod'
import { complaintReasons } from '../complaint-reasons.ts'
import { limits, tokenPattern } from '../limits.ts'
import { withPlainMarks } from '../text/normal-name.ts'
import { writtenSchema } from './basics.ts'
import { addressSchema } from './mail-address.ts'
import { proofSchema } from './proof.ts'

const written = (max: number) => writtenSchema(max).pipe(z.string().min(1, 'required'))

/** A notice under Article 16 of the DSA. Whoever reports the abuse of a child need not give a name. */
export const complaintSchema = z
  .object({
    request_id: z.uuid(),
    about: written(limits.complaintAboutMax),
    reason: z.enum(complaintReasons, 'choose_one'),
    explanation: written(limits.complaintMax),
    name: writtenSchema(limits.complaintNameMax).overwrite(withPlainMarks).default(''),
    email: addressSchema('invalid_email'),
    good_faith: z.literal(true, 'required'),
    proof: proofSchema.optional(),
  })
  .refine(({ reason, name }) => reason === 'minor' || name !== '', { path: ['name'], error: 'required' })

export const complaintQuerySchema = z.object({ case: z.string().regex(tokenPattern, 'invalid_value') })

/** How a complaint stands, for who has the mailed link. */
export const complaintStatusSchema = z.object({
  number: z.string(),
  about: z.string(),
  reason: z.enum(complaintReasons),
  explanation: z.string(),
  state: z.enum(['open', 'upheld', 'dismissed']),
  answer: z.string().nullable(),
  created_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
})
export type ComplaintStatus = z.infer<typeof complaintStatusSchema>
