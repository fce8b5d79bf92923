import { z } from 'zod'
import { limits } from './limits.ts'
import { albumStateSchema } from './photo-review.ts'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from './profile-fields.ts'
import { prompts } from './prompts.ts'
import { countrySchema, cursorSchema, idSchema, writtenSchema } from './wire.ts'

/** A photo as one viewer may see it: `filename` and `thumb_filename` are the blurred twin's when `locked`. */
export const photoSchema = z.object({
  id: z.string(),
  filename: z.string(),
  thumb_filename: z.string(),
  status: z.enum(['pending', 'active', 'rejected']),
  locked: z.boolean(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
})
export type Photo = z.infer<typeof photoSchema>

/** What members may say about themselves. */
const traits = {
  relationship_status: z.enum(relationshipStatuses).nullable(),
  hair_color: z.enum(hairColors).nullable(),
  eye_color: z.enum(eyeColors).nullable(),
  body_type: z.enum(bodyTypes).nullable(),
  tattoos: z.boolean().nullable(),
  interests: z.array(z.enum(interests)),
  reason: z.string().nullable(),
  about: z.string().nullable(),
  /** Sentences that the member finished, in their order. */
  prompts: z.array(z.object({ prompt: z.enum(prompts), answer: z.string() })),
}

/** A member in a list: a card, a row, a pop-up. */
export const profileCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  gender: z.enum(genders),
  country: z.string(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  online: z.boolean(),
  is_fictional: z.boolean(),
  /** A person has compared a live photo with the profile's. */
  verified: z.boolean(),
  main_image: photoSchema.nullable(),
  /** How the viewer and this member stand: spec §3's like states, or null. */
  like_state: z.enum(['liked', 'received', 'match']).nullable(),
})
export type ProfileCard = z.infer<typeof profileCardSchema>

/** How long ago a member was last here. */
const activitySteps = ['now', 'today', 'week', 'month', 'earlier'] as const

export const profileSchema = profileCardSchema.extend({
  sexuality: z.enum(sexualities).nullable(),
  ...traits,
  shared_interests: z.array(z.enum(interests)),
  photos: z.array(photoSchema),
  /** How many more photos are shown only to whom the member lets see them, and whether that is the viewer. */
  private_photos: z.int(),
  album: albumStateSchema,
  conversation: z.string().nullable(),
  /** Nearer than this many kilometres, from town to town in coarse steps; null where it is farther or not known. */
  distance: z.int().nullable(),
  /** When the member was last here, in steps; null where one of the two does not let it be seen. */
  active: z.enum(activitySteps).nullable(),
})
export type Profile = z.infer<typeof profileSchema>
/** `network`: where a visitor came from, which on some sites opens what others may not see. */
export const memberQuerySchema = z.object({ id: idSchema, network: z.string().max(100).optional() })
export const profileResponseSchema = z.object({ profile: profileSchema })

/** One's own profile, as the signup steps and the profile page fill it. */
export const ownProfileSchema = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(genders).nullable(),
  sexuality: z.enum(sexualities).nullable(),
  date_of_birth: z.string(),
  country: z.string().nullable(),
  /** Region and town by their ids, and by their names. */
  region: z.string().nullable(),
  city: z.string().nullable(),
  region_name: z.string().nullable(),
  city_name: z.string().nullable(),
  ...traits,
})
export type OwnProfile = z.infer<typeof ownProfileSchema>
export const ownProfileResponseSchema = z.object({ profile: ownProfileSchema })

const answerSchema = writtenSchema(limits.promptMax).refine((answer) => answer !== '', 'required')

/** What PUT /api/profile.php changes; a field that is left out stays. `city` is a city id of cities.php. */
export const updateProfileSchema = z
  .object({
    gender: z.enum(genders, 'choose_one'),
    sexuality: z.enum(sexualities, 'choose_one'),
    city: z.string().regex(/^\d{1,9}$/, 'choose_city'),
    relationship_status: z.enum(relationshipStatuses, 'choose_one').nullable(),
    hair_color: z.enum(hairColors, 'choose_one').nullable(),
    eye_color: z.enum(eyeColors, 'choose_one').nullable(),
    body_type: z.enum(bodyTypes, 'choose_one').nullable(),
    tattoos: z.boolean().nullable(),
    interests: z.array(z.enum(interests)).max(interests.length),
    reason: writtenSchema(limits.reasonMax).nullable(),
    about: writtenSchema(limits.aboutMax).nullable(),
    prompts: z
      .array(z.object({ prompt: z.enum(prompts, 'choose_one'), answer: answerSchema }))
      .max(limits.promptsMax)
      .refine((given) => new Set(given.map(({ prompt }) => prompt)).size === given.length, 'invalid_value'),
  })
  .partial()
export type UpdateProfileForm = z.input<typeof updateProfileSchema>

const age = z.coerce
  .number('invalid_age')
  .int('invalid_age')
  .min(limits.minAge, 'invalid_age')
  .max(limits.maxAge, 'invalid_age')

/** The search state of spec §3. Without values the member's own default search runs. */
export const searchSchema = z.object({
  gender: z.enum(genders, 'choose_one').optional(),
  country: countrySchema.optional(),
  countryregion: z.string().max(10, 'invalid_region').optional(),
  min_age: age.optional(),
  max_age: age.optional(),
  /** Verified members only. */
  verified: z.literal('true', 'invalid_value').optional(),
  cursor: cursorSchema.optional(),
  network: z.string().max(100).optional(),
})
export type SearchQuery = z.input<typeof searchSchema>

export const searchResponseSchema = z.object({
  /** The search that was run, with the defaults filled in. */
  search: z.object({
    gender: z.enum(genders),
    country: z.string(),
    countryregion: z.string().nullable(),
    min_age: z.int(),
    max_age: z.int(),
    verified: z.boolean(),
  }),
  members: z.array(profileCardSchema),
  next: z.string().nullable(),
  /** Counted up to limits.countCap; `more` says that there are more. Fictional profiles are counted apart. */
  count: z.object({ people: z.int(), more: z.boolean(), fictional: z.int() }),
})
export type SearchResult = z.infer<typeof searchResponseSchema>
