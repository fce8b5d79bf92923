import type { Storage } from '../../platform/storage.ts'
import { paintPicture } from './portraits/paint-picture.ts'
import type { Portrait } from './portraits/picture-plan.ts'

const lanes = 2

export type PaintedPhoto = {
  fullKey: string
  cardKey: string
  blurKey: string
  width: number
  height: number
  placeholder: string
}
export type PaintedPortrait = Omit<Portrait, 'pictures'> & { photos: PaintedPhoto[] }

/** Paints every picture once and stores its three files; members share them. */
export async function paintPortraits(
  portraits: Portrait[],
  storage: Storage,
  progress: (done: number, all: number) => void,
): Promise<PaintedPortrait[]> {
  const all = portraits.reduce((sum, portrait) => sum + portrait.pictures.length, 0)
  const step = Math.ceil(all / 4)
  const result: PaintedPortrait[] = []
  const waiting = portraits.entries()
  let done = 0
  const lane = async () => {
    for (const [index, { pictures, ...portrait }] of waiting) {
      const photos: PaintedPhoto[] = []
      for (const [number, plan] of pictures.entries()) {
        const painted = await paintPicture(plan)
        const place = `demo/${portrait.key}-${number}`
        const keys = {
          fullKey: `${place}.full.webp`,
          cardKey: `${place}.card.webp`,
          blurKey: `${place}.blur.webp`,
        }
        await Promise.all([
          storage.write(keys.fullKey, painted.full),
          storage.write(keys.cardKey, painted.card),
          storage.write(keys.blurKey, painted.blur),
        ])
        photos.push({
          ...keys,
          width: painted.width,
          height: painted.height,
          placeholder: painted.placeholder,
        })
        done += 1
        if (done % step === 0) progress(done, all)
      }
      result[index] = { ...portrait, photos }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return result
}
