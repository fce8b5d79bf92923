import { z } from 'zod'
import { finderQuestions, intentInterests } from '../profiles/finder-questions.ts'
import { type Interest, interests } from '../profiles/profile-fields.ts'
import { prompts } from '../profiles/prompts.ts'
import { foundCardSchema } from './profiles.ts'

/** The interests that make an evening of a mood. */
export const moods: Record<'cosy' | 'active' | 'culture' | 'out', Interest[]> = {
  cosy: ['movies', 'reading', 'cooking', 'tea', 'videogames', 'gardening', 'hugging'],
  active: ['gym', 'sports', 'hiking', 'biking', 'outdoors', 'adventure', 'beach'],
  culture: ['art', 'theater', 'photography', 'music', 'travelling', 'politics'],
  out: ['dancing', 'party', 'foodie', 'wine', 'beer', 'bbq', 'sushi'],
}

/** Answers that are left out weigh nothing. */
export const finderQuerySchema = z.object({
  intent: z.enum(finderQuestions.intent, 'choose_one').optional(),
  mood: z.enum(finderQuestions.mood, 'choose_one').optional(),
  near: z.enum(finderQuestions.near, 'choose_one').optional(),
  age: z.enum(finderQuestions.age, 'choose_one').optional(),
})
export type FinderAnswers = z.output<typeof finderQuerySchema>

/** Why somebody fits, the weightiest first. */
const reasonSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('intent'), intent: z.enum(intentInterests) }),
  z.object({ kind: z.literal('interests'), interests: z.array(z.enum(interests)) }),
  z.object({ kind: z.literal('mood'), interests: z.array(z.enum(interests)) }),
  z.object({ kind: z.literal('prompt'), prompt: z.enum(prompts) }),
  z.object({ kind: z.literal('near'), km: z.int() }),
  z.object({ kind: z.literal('age') }),
  z.object({ kind: z.literal('seek') }),
])
export type FitReason = z.infer<typeof reasonSchema>

const fitSchema = foundCardSchema.extend({ reasons: z.array(reasonSchema) })
export type Fit = z.infer<typeof fitSchema>

export const finderResponseSchema = z.object({ members: z.array(fitSchema) })
