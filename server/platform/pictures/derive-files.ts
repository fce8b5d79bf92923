import sharp from 'sharp'
import type { DerivingAnswer, DerivingWork } from './picture-work.ts'

/** An avatar of 64 pixels on a screen of three times as many, or of 96 on one of twice. */
const thumb = { width: 192, height: 256 }
/**
 * Effort 3 is where AVIF is worth its time: half of WebP's bytes in twice its time. Less effort saves little of the time,
 * more takes four times as long for a few hundred bytes (docs/decisions/0006-photo-formats.md).
 */
const avif = { quality: 50, effort: 3 }

/** Makes the smaller files of a photo out of its own two, which the program has written itself. */
export async function deriveFiles({ full, card }: DerivingWork): Promise<DerivingAnswer> {
  try {
    return {
      derived: {
        'full.avif': await sharp(full).avif(avif).toBuffer(),
        'card.avif': await sharp(card).avif(avif).toBuffer(),
        'thumb.avif': await sharp(card).resize(thumb).avif(avif).toBuffer(),
        'thumb.webp': await sharp(card).resize(thumb).webp({ quality: 74 }).toBuffer(),
      },
    }
  } catch {
    return { problem: 'broken' }
  }
}
