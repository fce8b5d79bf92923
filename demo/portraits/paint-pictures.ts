import sharp from 'sharp'
import { required } from '#common/required.ts'
import { type PaintedPicture, paintPicture } from './paint-picture.ts'
import type { PicturePlan } from './picture-plan.ts'

const sceneKey = ({ scene }: PicturePlan) => `${scene.name} ${scene.variant}`

/** Half of a picture is lit in this thread, half drawn and packed in others: with two at a time they wait for each other. */
const lanes = 4

/**
 * Paints many pictures, some at a time, scene by scene so that every backdrop is painted once. `keep` gets each
 * picture with its place in `plans`; pictures arrive in another order than planned.
 */
export async function paintPictures(
  plans: PicturePlan[],
  keep: (painted: PaintedPicture, index: number) => Promise<void> | void,
): Promise<void> {
  const order = plans.map((plan, index) => ({ plan, index, key: sceneKey(plan) }))
  order.sort((a, b) => a.key.localeCompare(b.key) || a.index - b.index)
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  let next = 0
  const lane = async () => {
    while (next < order.length) {
      const { plan, index } = required(order[next++])
      await keep(await paintPicture(plan), index)
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    sharp.concurrency(threads)
  }
}
