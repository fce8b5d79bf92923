/** A part of a picture, in fractions of its upright width and height. */
export type Crop = { x: number; y: number; width: number; height: number }

export type PictureLimits = { pixels: number; minSide: number }

/** What is made of a picture: three WebP files, and a ThumbHash in base64. `width` and `height` are those of `full`. */
export type PictureFiles = {
  full: Uint8Array
  card: Uint8Array
  /** With at most 32 pixels of detail. */
  blur: Uint8Array
  width: number
  height: number
  placeholder: string
  /** The perceptual hash (picture-hash.ts). */
  phash: bigint
}

/** What is made of a photo's files later, by size and format. A thumb is what an avatar shows. */
export const derivedKinds = ['full.avif', 'card.avif', 'thumb.avif', 'thumb.webp'] as const
export type DerivedKind = (typeof derivedKinds)[number]
export type DerivedFiles = Record<DerivedKind, Uint8Array>

export type PictureProblem = 'format' | 'heic' | 'pixels' | 'heavy' | 'small' | 'narrow' | 'broken'

/** What the picture process is sent, and what it answers. `source`: the path of what a member has sent, or the bytes of a file that the program has written. */
export type PictureWork = { source: string | Uint8Array; crop: Crop | null; limits: PictureLimits }
export type DerivingWork = { full: Uint8Array; card: Uint8Array }
export type PictureAnswer = { files: PictureFiles } | { problem: PictureProblem }
export type DerivingAnswer = { derived: DerivedFiles } | { problem: PictureProblem }
