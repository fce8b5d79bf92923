import { z } from 'zod'
import { describeError } from '../observe/describe-error.ts'
import type { Log } from '../observe/log.ts'

/** What a model says of a picture: how explicit it is, from 0 to 1, and how many faces it has. Null: it cannot tell. */
const verdict = z.object({
  explicit: z.number().min(0).max(1).nullable(),
  faces: z.int().min(0).nullable(),
})
export type PictureVerdict = z.infer<typeof verdict>

/** Looks at an encoded picture. It runs in the worker and takes as long as it needs. */
export type PictureModels = (picture: Uint8Array) => Promise<PictureVerdict>

const packageSchema = z.object({
  judgePicture: z.custom<PictureModels>((value) => typeof value === 'function'),
})
const known = new Map<string, Promise<PictureModels | null>>()

/**
 * The models of a package that an installation may add (PHOTO_MODELS names it; it exports `judgePicture`). Null where
 * none is named or it cannot be loaded: then nothing is said of a picture's content, and a person looks without a hint.
 */
export function loadPictureModels(name: string | undefined, log: Log): Promise<PictureModels | null> {
  if (!name) return Promise.resolve(null)
  const loaded = known.get(name) ?? load(name, log)
  known.set(name, loaded)
  return loaded
}

async function load(name: string, log: Log): Promise<PictureModels | null> {
  try {
    const { judgePicture } = packageSchema.parse(await import(name))
    return async (picture) => verdict.parse(await judgePicture(picture))
  } catch (error) {
    log.warn({ ...describeError(error) }, 'the package of PHOTO_MODELS cannot be used')
    return null
  }
}
