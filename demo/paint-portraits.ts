import { required } from '#common/required.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { fileKeys } from './pictures/picture-name.ts'
import { storePicture } from './pictures/store-picture.ts'
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
export async function paintPortraits(portraits: Portrait[], storage: Storage): Promise<PaintedPortrait[]> {
  const places = portraits.flatMap((portrait, index) =>
    portrait.pictures.map((plan, number) => ({
      plan,
      index,
      number,
      name: `demo/${portrait.key}-${number}`,
    })),
  )
  const result: PaintedPortrait[] = portraits.map((portrait) => ({ ...portrait, photos: [] }))
  await paintPictures(
    places.map(({ plan }) => plan),
    async ({ full, card, blur, ...size }, at) => {
      const { index, number, name } = required(places[at])
      await storePicture(storage, name, { full, card, blur })
      required(result[index]).photos[number] = { ...fileKeys(name), ...size }
    },
  )
  return result
}
