import { z } from 'zod'

/** What a member decides about being seen. */
export const privacySchema = z.object({
  invisible: z.boolean(),
  show_online: z.boolean(),
  show_seen: z.boolean(),
  show_typing: z.boolean(),
  /** Leaves visits at others' profiles, and sees those at the own one. */
  show_visits: z.boolean(),
  /** Shown on the company's other sites too, where the site has member_resell on. */
  member_resell: z.boolean(),
})
export type Privacy = z.infer<typeof privacySchema>

export const privacyResponseSchema = z.object({ privacy: privacySchema })

/** PUT /api/privacy.php: a setting that is left out stays. */
export const updatePrivacySchema = privacySchema.partial()
export type UpdatePrivacy = z.infer<typeof updatePrivacySchema>
