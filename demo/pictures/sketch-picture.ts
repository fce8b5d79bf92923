import { rgbaToThumbHash } from 'thumbhash'
import { required } from '#common/required.ts'
import { shapeBody } from '../portraits/figure/body.ts'
import { mixColors } from '../portraits/mix-colors.ts'
import { paintSheet } from '../portraits/paint-scene.ts'
import type { PicturePlan } from '../portraits/picture-plan.ts'
import { sceneCatalog } from '../portraits/scene-catalog.ts'

const [cols, rows] = [12, 16]
/** Plans count in 720x960 units. */
const unit = 720 / cols
/** How much larger than a picture its scene is. */
const room = 1.14

const sheets = new Map<string, ReturnType<typeof paintSheet>>()

/**
 * A picture's ThumbHash before it is painted: its scene, and where hair, skin and clothes come. It costs a hundredth of the
 * picture, and at a placeholder's size shows the same.
 */
export async function sketchPicture(plan: PicturePlan): Promise<string> {
  const { name, variant } = plan.scene
  const key = `${name} ${variant}`
  const sheet = sheets.get(key) ?? paintSheet(name, variant, 24)
  sheets.set(key, sheet)
  const { pixels, width, height } = await sheet
  const sketch = new Uint8Array(cols * rows * 4).fill(255)
  const colorAt = figureOf(plan)
  const spare = 1 - 1 / room
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const across = (col + 0.5) / cols
      const x = spare * plan.scene.shift + (plan.scene.mirrored ? 1 - across : across) / room
      const y = spare * (1 - plan.scene.shift) + (row + 0.5) / rows / room
      const behind = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
      const own = colorAt((col + 0.5) * unit, (row + 0.5) * unit)
      for (let channel = 0; channel < 3; channel++)
        sketch[(row * cols + col) * 4 + channel] = own
          ? required(own[channel])
          : required(pixels[behind + channel])
    }
  return Buffer.from(rgbaToThumbHash(cols, rows, sketch)).toString('base64')
}

type Rgb = [number, number, number]

function rgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** The figure's colour at a place of the picture, in the middle of the scene's light and shade. */
function figureOf({ character, clothes, pose, scene }: PicturePlan): (x: number, y: number) => Rgb | null {
  const { light, shade } = required(sceneCatalog[scene.name])
  const falling = rgb(mixColors(shade, light, 0.5))
  const lit = (hex: string): Rgb => {
    const [red, green, blue] = rgb(hex)
    const share = (value: number) => 0.63 + (value / 255) * 0.4
    return [red * share(falling[0]), green * share(falling[1]), blue * share(falling[2])]
  }
  const [skin, cloth, hair] = [lit(character.skin), lit(clothes.color), lit(character.hair)]
  const bald = character.hairstyle === 'shaved'
  const { shoulder, neck } = shapeBody(character)
  return (x, y) => {
    const [dx, dy] = [Math.abs(x - pose.x) / pose.scale, (y - pose.y) / pose.scale]
    if (Math.hypot(dx / 104, (dy - 20) / 130) < 1) return skin
    if (dy > 214 && dx < shoulder * Math.min(1, 0.35 + (dy - 214) / 130)) return cloth
    if (dy > 100 && dx < neck && dy <= 214) return skin
    return !bald && Math.hypot(dx / 138, (dy + 26) / 150) < 1 ? hair : null
  }
}
