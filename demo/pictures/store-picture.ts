import type { Storage } from '#server/platform/storage/storage.ts'
import type { PaintedPicture } from '../portraits/paint-picture.ts'
import { fileKeys } from './picture-name.ts'

/** Stores a picture's files, the largest last: where that is, the others are. */
export async function storePicture(
  storage: Storage,
  name: string,
  { full, card, blur }: Pick<PaintedPicture, 'full' | 'card' | 'blur'>,
): Promise<void> {
  const { fullKey, cardKey, blurKey } = fileKeys(name)
  await Promise.all([storage.write(cardKey, card), storage.write(blurKey, blur)])
  await storage.write(fullKey, full)
}
