import { z } from 'zod'
import { limits } from '../limits.ts'
import { photoReasons } from '../profiles/photo-review.ts'
import { idSchema } from './basics.ts'
import { photoSchema } from './profiles.ts'

/** What an upload may be called; what it is, its bytes say. */
export const photoTypes = [
  'application/octet-stream',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
] as const

const cropText = /^(?:(?:0|1|0\.\d{1,6})(?:,|$)){4}$/

/** The part to keep as left,top,width,height, in fractions of the upright picture. */
const cropSchema = z
  .string()
  .regex(cropText, 'invalid_value')
  .transform((text) => {
    const [x = 0, y = 0, width = 1, height = 1] = text.split(',').map(Number)
    return { x, y, width, height }
  })
  .refine(({ width, height }) => width > 0 && height > 0, 'invalid_value')

/** `client_id` is the client's own id for this upload: with it a retry has the same answer. */
export const uploadPhotoSchema = z.object({ client_id: idSchema, crop: cropSchema.optional() })

/** `filename` is the photo's file on which the crop was chosen; a crop of an earlier one changes nothing. */
export const cropPhotoSchema = z.object({
  id: idSchema,
  filename: z.string().max(120, 'invalid_value'),
  crop: cropSchema,
})

/** One of a member's own photos, as they see it. */
export const ownPhotoSchema = photoSchema.extend({
  is_main: z.boolean(),
  private: z.boolean(),
  /** Why it was rejected; null where it was not, or nobody wrote down why. */
  rejected_reason: z.enum(photoReasons).nullable(),
})
export type OwnPhoto = z.infer<typeof ownPhotoSchema>
export const photoResponseSchema = z.object({ photo: ownPhotoSchema })

/** All of one's own photos in their order, the main one first, and how many one may have. */
export const photosResponseSchema = z.object({ photos: z.array(ownPhotoSchema), most: z.int() })

export const deletePhotoSchema = z.object({ id: idSchema })
/** The photos that come first, in this order; the others follow as they were. The first becomes the main one. */
export const orderPhotosSchema = z.object({
  order: z.array(idSchema).min(1, 'required').max(limits.premiumPhotos),
})
