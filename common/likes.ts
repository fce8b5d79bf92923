import { z } from 'zod'
import { profileCardSchema } from './profiles.ts'
import { idSchema } from './wire.ts'

export const likeSchema = z.object({ id: idSchema })

/** `match` is true only for the like that made the match, and for its retry. */
export const likeResponseSchema = z.object({
  like_state: z.enum(['liked', 'match']),
  match: z.boolean(),
  profile: profileCardSchema,
})

/** PUT /api/like.php: the member has seen this liker's profile; clears the new-like flag. */
export const seenLikeSchema = z.object({ id: idSchema })

/** GET /api/likes.php (spec §7): `profiles` are those whom the member likes, `liked_by` who likes the member. */
export const likesResponseSchema = z.object({
  profiles: z.array(profileCardSchema),
  liked_by: z.array(profileCardSchema.extend({ like_new: z.boolean() })),
  new_likes: z.int(),
})
export type Likes = z.infer<typeof likesResponseSchema>
export type LikedBy = Likes['liked_by'][number]
