import sharp from 'sharp'
import { required } from '#common/required.ts'
import { type PaintedPicture, paintPicture } from './paint-picture.ts'
import type { PicturePlan } from './picture-plan.ts'

type KeepPicture = (painted: PaintedPicture, index: number) => Promise<void> | void

/** While one picture is drawn or packed by libvips, another is lit here. */
const lanes = 2

/**
 * Paints many pictures, two at a time, scene by scene so that every backdrop is painted once. `keep` gets each picture
 * with its place in `plans`; pictures arrive in another order than planned.
 */
export async function paintPictures(plans: PicturePlan[], keep: KeepPicture): Promise<void> {
  const planned = plans.map((plan, index) => ({ plan, index }))
  const byScene = Map.groupBy(planned, ({ plan: { scene } }) => `${scene.name} ${scene.variant}`)
  const all = [...byScene.values()].flat()
  let next = 0
  const lane = async () => {
    while (next < all.length) {
      const { plan, index } = required(all[next++])
      await keep(await paintPicture(plan), index)
    }
  }
  const before = sharp.concurrency()
  sharp.concurrency(1)
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    sharp.concurrency(before)
  }
}
