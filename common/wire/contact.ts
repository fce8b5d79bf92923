import { z } from 'zod'
import { contactChoices } from '../profiles/contact-choices.ts'
import { canBeFound } from '../text/hidden-words.ts'
import { writtenSchema } from './basics.ts'

const age = z.int('invalid_value').min(18, 'invalid_value').max(99, 'invalid_value').nullable()

/** Who may write to the member for the first time, and the words that the member does not want to read. */
export const contactSchema = z.object({
  who: z.enum(contactChoices),
  /** Null: no bound. */
  min_age: age,
  max_age: age,
  /** Whether others than those whom the member has liked or written to come as requests. */
  requests: z.boolean(),
  hidden_words: z.array(z.string()),
})
export type Contact = z.infer<typeof contactSchema>
export const contactResponseSchema = z.object({ contact: contactSchema })
/** PUT /api/contact.php: what is left out stays. */
export const updateContactSchema = contactSchema
  .extend({
    hidden_words: z.array(writtenSchema(40).refine(canBeFound, 'hidden_word_unfit')).max(50, 'too_long'),
  })
  .partial()
export type UpdateContact = z.infer<typeof updateContactSchema>
