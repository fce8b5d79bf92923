import { z } from 'zod'
import { profileSteps } from '../signup-steps.ts'
import { ownProfileSchema, profileCardSchema, updateProfileSchema } from './profiles.ts'

/** Answers of the signup, and the steps that they finish: answered or skipped. */
export const passStepsSchema = updateProfileSchema
  .pick({ gender: true, sexuality: true, city: true, interests: true, prompts: true, about: true })
  .extend({ passed: z.array(z.enum(profileSteps)).max(profileSteps.length) })
export type PassStepsForm = z.input<typeof passStepsSchema>

/** Where a signup stands. */
export const signupStateSchema = z.object({
  profile: ownProfileSchema,
  /** The first step that is neither answered nor skipped; null when the signup is complete. */
  next: z.enum(profileSteps).nullable(),
  /** From whose page the member joined, as long as they can be seen. */
  target: profileCardSchema.nullable(),
  /** There is a message to them that is not delivered; it waits for the address to be confirmed. */
  writes: z.boolean(),
  message_waits: z.boolean(),
})
export type SignupState = z.infer<typeof signupStateSchema>

export const nameCheckQuerySchema = z.object({ name: z.string().max(100) })
export const nameCheckSchema = z.object({
  state: z.enum(['free', 'taken', 'invalid']),
  /** The field error's key; null for a free name. */
  reason: z.string().nullable(),
  /** Free names that are like a taken one. */
  suggestions: z.array(z.string()),
})
export type NameCheck = z.infer<typeof nameCheckSchema>
