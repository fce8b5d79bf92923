import { required } from '#common/required.ts'
import { type PaintedPicture, paintPicture } from './paint-picture.ts'
import type { PicturePlan } from './picture-plan.ts'

export type PlannedPicture = { plan: PicturePlan; index: number }
export type KeepPicture = (painted: PaintedPicture, index: number) => Promise<void> | void

/** While one picture is drawn or packed by libvips, another is lit here. */
const lanes = 2

/** Paints pictures in their order, two at a time. */
export async function paintGroup(group: readonly PlannedPicture[], keep: KeepPicture): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < group.length) {
      const { plan, index } = required(group[next++])
      await keep(await paintPicture(plan), index)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
