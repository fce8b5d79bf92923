import { z } from 'zod'
import { limits } from '../limits.ts'
import { distanceRings, type Ring } from '../profiles/distance-rings.ts'
import { albumStateSchema } from '../profiles/photo-review.ts'
import {
  bodyTypes,
  eyeColors,
  genders,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from '../profiles/profile-fields.ts'
import { prompts } from '../profiles/prompts.ts'
import { searchSorts, soughtGenders } from '../profiles/search-choices.ts'
import { countrySchema, cursorSchema, idSchema, writtenSchema } from './basics.ts'

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
  /** Saved by the viewer, and what the viewer noted. */
  favourite: z.boolean(),
  note: z.string().nullable(),
  /** Nearer than this many kilometres, from town to town in coarse steps; null where it is farther or not known. */
  distance: z.int().nullable(),
  /** When the member was last here, in steps; null where one of the two does not let it be seen. */
  active: z.enum(activitySteps).nullable(),
})
export type Profile = z.infer<typeof profileSchema>
/** `network`: where a visitor came from, which on some sites opens what others may not see. */
export const memberQuerySchema = z.object({ id: idSchema, network: z.string().max(100).optional() })
/** As whom the member looks at the own page. */
export const previewQuerySchema = z.object({ as: z.enum(['free', 'premium']).default('premium') })
export type PreviewAs = z.infer<typeof previewQuerySchema>['as']
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

const yes = z.literal('true', 'invalid_value')
const distance = z.coerce.number('invalid_value').refine(isRing, 'invalid_value')
const interestList = z
  .string()
  .max(500, 'invalid_value')
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(interests, 'invalid_value')).max(interests.length))

/** The search state of spec §3, and what goes beyond it. Without values the member's own default search runs. */
const searchFields = {
  gender: z.enum(soughtGenders, 'choose_one').optional(),
  country: countrySchema.optional(),
  countryregion: z.string().max(10, 'invalid_region').optional(),
  min_age: age.optional(),
  max_age: age.optional(),
  /** Only people under so many kilometres away; says nothing to who has no town. */
  distance: distance.optional(),
  /** At least one of these, divided by commas. */
  interests: interestList.optional(),
  /** Verified members only. */
  verified: yes.optional(),
  /** Only who is online now. */
  online: yes.optional(),
  /** Only who has a photo. */
  photo: yes.optional(),
  /** Otherwise only whose orientation fits the member's gender. */
  orientation: z.literal('any', 'invalid_value').optional(),
  sort: z.enum(searchSorts, 'choose_one').optional(),
}
export const searchSchema = z.object({
  ...searchFields,
  cursor: cursorSchema.optional(),
  network: z.string().max(100).optional(),
})

/** A card among the people of a search. */
export const foundCardSchema = profileCardSchema.extend({
  /** Under so many kilometres from the viewer's town; null beyond the last ring, or where it is not known. */
  distance: z.int().nullable(),
})
export type FoundCard = z.infer<typeof foundCardSchema>

export const searchResponseSchema = z.object({
  /** The search that was run, with the defaults filled in. */
  search: z.object({
    gender: z.enum(soughtGenders),
    country: z.string(),
    countryregion: z.string().nullable(),
    min_age: z.int(),
    max_age: z.int(),
    distance: z.int().nullable(),
    interests: z.array(z.enum(interests)),
    verified: z.boolean(),
    online: z.boolean(),
    photo: z.boolean(),
    orientation: z.enum(['fitting', 'any']),
    sort: z.enum(searchSorts),
    /** The town that distances are measured from. */
    town: z.string().nullable(),
  }),
  members: z.array(foundCardSchema),
  next: z.string().nullable(),
  /** Counted up to limits.countCap; `more` says that there are more. Fictional profiles are counted apart. */
  count: z.object({ people: z.int(), more: z.boolean(), fictional: z.int() }),
})
export type SearchResult = z.infer<typeof searchResponseSchema>

/** What can be widened where a search finds few, in this order; never the gender. */
const widenings = [
  'further',
  'older',
  'younger',
  'country',
  'much_older',
  'much_younger',
  'abroad',
  'abroad_any_age',
] as const
export const relaxable = ['distance', 'region', 'ages', 'interests', 'verified', 'online', 'photo'] as const

export const similarResponseSchema = z.object({
  /** Whoever is in a group lives in its country. */
  groups: z.array(
    z.object({ widened: z.enum(widenings), country: z.string(), members: z.array(foundCardSchema) }),
  ),
  /** How many more people there are without a filter, the most helpful first. */
  relax: z.array(z.object({ filter: z.enum(relaxable), people: z.int(), more: z.boolean() })),
  /** Where else the same search finds people, those near the member first; only where its own country leaves room. */
  countries: z.array(z.object({ country: z.string(), people: z.int(), more: z.boolean() })),
})
export type SimilarResult = z.infer<typeof similarResponseSchema>

/** A search that is kept: the filters as an address has them. */
const keptSearchSchema = z.record(z.string(), z.string()).refine(isSearch, 'invalid_value')
export const putSearchSchema = z.object({ search: keptSearchSchema })

export const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  search: z.record(z.string(), z.string()),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>
export const savedSearchesSchema = z.object({ searches: z.array(savedSearchSchema) })
/** `client_id` makes a retry keep no second one. */
export const saveSearchSchema = z.object({
  client_id: idSchema,
  name: writtenSchema(limits.searchNameMax).refine((name) => name !== '', 'required'),
  search: keptSearchSchema,
})
export const removeSearchSchema = z.object({ id: idSchema })

function isSearch(kept: Record<string, string>): boolean {
  return z.strictObject(searchFields).safeParse(kept).success
}

function isRing(km: number): km is Ring {
  return distanceRings.some((ring) => ring === km)
}
