import { z } from 'zod'
import { limits } from '../limits.ts'
import { idSchema } from '../wire/basics.ts'

/** Why a photo is not shown; a member reads each as a sentence of its own. */
export const photoReasons = [
  'explicit',
  'not_you',
  'minor',
  'contact',
  'unclear',
  'copied',
  'against_rules',
] as const
export type PhotoReason = (typeof photoReasons)[number]

/** Why a live photo proves nothing. */
export const verificationReasons = [
  'wrong_pose',
  'face_hidden',
  'other_person',
  'blurred',
  'no_photos',
] as const
export type VerificationReason = (typeof verificationReasons)[number]

/** Poses that a camera sees well and that nobody has a picture of at hand. */
export const poses = ['peace', 'thumb', 'palm', 'ear', 'chin', 'salute'] as const
export type Pose = (typeof poses)[number]

/** What an automatic check noticed of a picture. A person decides. */
export type Hint = {
  kind: 'banned' | 'duplicate' | 'explicit' | 'no_face' | 'unreadable'
  /** From 0 to 1. */
  score: number
  /** The photo that it resembles. */
  photo?: string
}

export const verificationSchema = z.object({
  state: z.enum(['none', 'asked', 'pending', 'approved', 'rejected']),
  pose: z.enum(poses).nullable(),
  reason: z.enum(verificationReasons).nullable(),
  /** Until when a photo in the pose can be sent. */
  expires_at: z.iso.datetime().nullable(),
})
export type Verification = z.infer<typeof verificationSchema>
export const verificationResponseSchema = z.object({ verification: verificationSchema })

export const privatePhotoSchema = z.object({ id: idSchema, private: z.boolean() })

/** For how many days somebody may look. */
const albumDays = z.int('invalid_value').min(1, 'invalid_value').max(limits.albumDaysMax, 'invalid_value')
/** `days` null: until it is taken back. */
export const albumGrantSchema = z.object({ id: idSchema, days: albumDays.nullable() })
export const albumMemberSchema = z.object({ id: idSchema })

const albumPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  thumb_filename: z.string().nullable(),
  is_fictional: z.boolean(),
  asked_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
})
export type AlbumPerson = z.infer<typeof albumPersonSchema>
/** Who asks to see one's private photos, and who may, the newest first. */
export const albumSchema = z.object({
  requests: z.array(albumPersonSchema),
  viewers: z.array(albumPersonSchema),
})
export type Album = z.infer<typeof albumSchema>
export const albumResponseSchema = z.object({ album: albumSchema })

/** How the viewer stands to a member's private photos. Who was refused is not told. */
export const albumStateSchema = z.enum(['closed', 'asked', 'open'])
export const albumStateResponseSchema = z.object({ state: albumStateSchema })
