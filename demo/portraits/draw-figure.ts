import { shapeBody } from './figure/body.ts'
import { drawPerson } from './figure/draw-person.ts'
import { mixColors } from './mix-colors.ts'
import { type PicturePlan, pictureSize } from './picture-plan.ts'
import { drawHat } from './props/hats.ts'
import { stagings } from './stagings.ts'

/** The character alone, on nothing, as an SVG. */
export function drawFigure({ character, clothes, pose, staging, hat, taste }: PicturePlan): string {
  const { arms, extras } = stagings[staging]
  const body = shapeBody(character)
  const { left, right } = arms?.(body) ?? {}
  const { turn, tilt, nod, eyes, mouth, flip, lean, scale, x, y } = pose
  const { defs, drawn } = drawPerson(
    character,
    clothes,
    { turn, tilt, nod, eyes, mouth, left, right },
    flip,
    { ...extras?.(body, taste), hat: drawHat(hat.kind, mixColors(hat.color, '#ffffff', 0.06), turn) },
  )
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${lean.toFixed(1)}) scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}" viewBox="0 0 720 960" fill="none"><defs>${defs}</defs><g transform="${place}">${drawn}</g></svg>`
}
