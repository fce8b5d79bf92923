import { required } from '#common/required.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { paintPictures } from './portraits/paint-pictures.ts'
import type { Portrait } from './portraits/picture-plan.ts'

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
  threads?: number,
): Promise<PaintedPortrait[]> {
  const places = portraits.flatMap((portrait, index) =>
    portrait.pictures.map((plan, number) => ({
      plan,
      index,
      number,
      name: `demo/${portrait.key}-${number}`,
    })),
  )
  const result: PaintedPortrait[] = portraits.map((portrait) => ({ ...portrait, photos: [] }))
  const step = Math.ceil(places.length / 5)
  let done = 0
  await paintPictures(
    places.map(({ plan }) => plan),
    async ({ full, card, blur, ...size }, at) => {
      const { index, number, name } = required(places[at])
      const keys = {
        fullKey: `${name}.full.webp`,
        cardKey: `${name}.card.webp`,
        blurKey: `${name}.blur.webp`,
      }
      await Promise.all([
        storage.write(keys.fullKey, full),
        storage.write(keys.cardKey, card),
        storage.write(keys.blurKey, blur),
      ])
      required(result[index]).photos[number] = { ...keys, ...size }
      done += 1
      if (done % step === 0) progress(done, places.length)
    },
    threads === undefined ? {} : { threads },
  )
  return result
}
