import { z } from 'zod'
import { isZone } from '../sites/is-zone.ts'
import { cursorSchema, idSchema } from './basics.ts'
import { foundCardSchema, profileCardSchema } from './profiles.ts'

export const likeSchema = z.object({ id: idSchema })

/** `match` is true only for the like that made the match, and for its retry. */
export const likeResponseSchema = z.object({
  like_state: z.enum(['liked', 'match']),
  match: z.boolean(),
  profile: profileCardSchema,
})

/** PUT /api/like.php: the member has seen this liker's profile; clears the new-like flag. */
export const seenLikeSchema = z.object({ id: idSchema })

const lists = ['received', 'sent', 'matches'] as const
export type LikesList = (typeof lists)[number]

/** Without a list the newest of whom the member likes and of who likes the member (spec §7); else a page of that list. */
export const likesQuerySchema = z.object({
  list: z.enum(lists, 'choose_one').optional(),
  cursor: cursorSchema.optional(),
})

/** GET /api/likes.php (spec §7): `profiles` are those whom the member likes, `liked_by` who likes the member. */
export const likesResponseSchema = z.object({
  profiles: z.array(profileCardSchema),
  liked_by: z.array(profileCardSchema.extend({ like_new: z.boolean() })),
  next: z.string().nullable(),
  new_likes: z.int(),
  /** How many of the new likes made a match. */
  new_matches: z.int(),
})
export type Likes = z.infer<typeof likesResponseSchema>
export type LikedBy = Likes['liked_by'][number]

/** GET /api/auto-like.php (spec §7): a like that the member has not seen, or nothing. */
export const autoLikeResponseSchema = z.object({ profile: profileCardSchema.nullable() })

/** The swipe game: the likes left today, and when the day ends once one is used. */
const swipeDaySchema = z.object({
  likes_left: z.int(),
  next_at: z.iso.datetime().nullable(),
  /** The server's time, by which the wait is counted. */
  now: z.iso.datetime(),
})
export type SwipeDay = z.infer<typeof swipeDaySchema>

export const swipeResponseSchema = swipeDaySchema.extend({
  members: z.array(foundCardSchema),
  /** Whom the member passed last, as long as that can be taken back. */
  passed: foundCardSchema.nullable(),
  /** Whether somebody was passed, so that the stack can begin anew. */
  any_passed: z.boolean(),
})
export type SwipeStack = z.infer<typeof swipeResponseSchema>

/** `zone` is the member's own time zone, as the browser names it. */
export const swipeLikeSchema = z.object({
  id: idSchema,
  zone: z.string().min(1, 'invalid_value').max(64, 'invalid_value').refine(isZone, 'invalid_value'),
})
export const swipeLikeResponseSchema = swipeDaySchema.extend({
  match: z.boolean(),
  profile: profileCardSchema,
})
export const swipePassSchema = z.object({ id: idSchema })
/** Without an id all passes are taken back, and the stack begins anew. */
export const undoPassSchema = z.object({ id: idSchema.optional() })
