import type { SupplyFile } from '#server/platform/storage/supplied-storage.ts'
import { demoSeed } from '../demo-seed.ts'
import type { PaintedPicture } from '../portraits/paint-picture.ts'
import type { PicturePlan } from '../portraits/picture-plan.ts'
import { planPictureOf } from '../portraits/plan-portraits.ts'
import { Painter } from './painter.ts'
import { readPictureName } from './picture-name.ts'
import { storePicture } from './store-picture.ts'

/**
 * Paints a picture of the demo when one of its files is first read. Who asks for the same picture meanwhile, in whatever
 * size, waits for the same brush.
 */
export function createPictureSupply(
  paint: (plan: PicturePlan) => Promise<PaintedPicture> = paintAside(),
): SupplyFile {
  const coming = new Map<string, Promise<void>>()
  return async (key, storage) => {
    const picture = readPictureName(key)
    if (!picture) return false
    const { name } = picture
    const work =
      coming.get(name) ??
      paint(planPictureOf(demoSeed, picture))
        .then((painted) => storePicture(storage, name, painted))
        .finally(() => coming.delete(name))
    coming.set(name, work)
    await work
    return true
  }
}

function paintAside() {
  const painter = new Painter()
  return (plan: PicturePlan) => painter.paint(plan)
}
