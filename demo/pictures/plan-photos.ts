import { required } from '#common/required.ts'
import type { PaintedPhoto } from '../paint-portraits.ts'
import type { DemoPerson } from '../people/demo-person.ts'
import type { DemoSignin } from '../people/plan-demo-signins.ts'
import { pictureSize } from '../portraits/picture-plan.ts'
import { planPortraitsOf } from '../portraits/plan-portraits.ts'
import { fileKeys, pictureName } from './picture-name.ts'
import { sketchPicture } from './sketch-picture.ts'

export type PlannedPhotos = { photos: PaintedPhoto[] }

/**
 * The photos of all people, then of all sign-ins, as their rows need them. None is painted: that is done when it is first
 * looked at, or behind the open site (paint-missing.ts). `before`: how many people have theirs already.
 */
export async function planPhotos(
  seed: number,
  people: readonly DemoPerson[],
  signins: readonly DemoSignin[] = [],
  before = 0,
): Promise<PlannedPhotos[]> {
  const all = [...people, ...signins.map(({ person }) => person)]
  const planned: PlannedPhotos[] = []
  for (const [index, { pictures }] of planPortraitsOf(seed, people, signins, before).entries()) {
    const photos: PaintedPhoto[] = []
    for (const [photo, plan] of pictures.entries()) {
      const name = pictureName({ number: before + index + 1, photo, subject: required(all[index]) })
      photos.push({ ...fileKeys(name), ...pictureSize, placeholder: await sketchPicture(plan) })
    }
    planned.push({ photos })
  }
  return planned
}
