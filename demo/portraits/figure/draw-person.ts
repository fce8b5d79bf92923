import { mixColors } from '../mix-colors.ts'
import { type Arm, drawArm } from './arms.ts'
import { drawNeck, shapeBody } from './body.ts'
import { ageing, type Character, type Eyes, type Mouth } from './character.ts'
import { drawGarment, drawNeckwear } from './clothes.ts'
import { drawFace } from './draw-face.ts'
import { drawGlasses } from './draw-glasses.ts'
import type { Clothes } from './garments.ts'
import type { Hair } from './hair-cap.ts'
import { shapeHead } from './head.ts'
import { menHair } from './men-hair.ts'
import { fill, group } from './strokes.ts'
import { hairTones, skinTones } from './tones.ts'
import { womenHair } from './women-hair.ts'

export type Pose = {
  /** Sine of the head's angle. */
  turn: number
  tilt: number
  nod: number
  eyes: Eyes
  mouth: Mouth
  left: Arm | undefined
  right: Arm | undefined
}

/** Things between the sheets of a figure: behind it, on the lap, in the hands, on the head. */
export type Extras = { behind?: string; before?: string; held?: string; hat?: string }

/** Styles without hair above the forehead, which cast no shadow on it. */
const bareBrow = new Set(['shaved', 'crown', 'receding', 'recedingFar'])

/** Necks are shorter than the space between head and body. */
const bodyUp = -20

function paints(character: Character): string {
  const { hair, shine, shade } = hairTones(character)
  const skin = skinTones(character)
  const stop = (at: number, color: string, opacity = 1) =>
    `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`
  return [
    `<linearGradient id="hair" gradientUnits="userSpaceOnUse" x1="-60" y1="-190" x2="40" y2="330">${stop(0, hair)}${stop(0.13, mixColors(hair, shine, 0.75))}${stop(0.24, hair)}${stop(0.55, mixColors(hair, shade, 0.5))}${stop(1, hair)}</linearGradient>`,
    `<linearGradient id="side" gradientUnits="userSpaceOnUse" x1="-110" y1="-30" x2="118" y2="40">${stop(0, skin.light, 0.5)}${stop(0.34, skin.light, 0)}${stop(0.62, skin.deep, 0)}${stop(1, skin.deep, 0.5)}</linearGradient>`,
    `<radialGradient id="hollow">${stop(0, skin.deep, 0.26)}${stop(0.6, skin.deep, 0.12)}${stop(1, skin.deep, 0)}</radialGradient>`,
    `<radialGradient id="iris">${stop(0.3, '#ffffff', 0.12)}${stop(0.75, '#120a14', 0.12)}${stop(1, '#120a14', 0.55)}</radialGradient>`,
    `<linearGradient id="torso" gradientUnits="userSpaceOnUse" x1="-240" y1="0" x2="250" y2="0">${stop(0, '#ffffff', 0.08)}${stop(0.3, '#ffffff', 0)}${stop(0.62, '#180a1e', 0)}${stop(1, '#180a1e', 0.32)}</linearGradient>`,
  ].join('')
}

/** A whole figure in the head's space. */
export function drawPerson(
  character: Character,
  clothes: Clothes,
  pose: Pose,
  mirroredPart: boolean,
  extras: Extras = {},
): { defs: string; drawn: string } {
  const head = shapeHead(character, pose.turn)
  const body = shapeBody(character)
  const tones = skinTones(character)
  const hairs = character.gender === 'female' ? womenHair : menHair
  const part = character.features.parting * (mirroredPart ? -1 : 1)
  const style = hairs[character.hairstyle]
  const hair: Hair = style ? style({ character, head, tones: hairTones(character), part }) : {}
  const turned = (drawn: string) => group(drawn, `translate(0 ${pose.nod}) rotate(${pose.tilt} 0 120)`)
  const arm = (side: 1 | -1) => {
    const bent = side === 1 ? pose.right : pose.left
    return bent ? drawArm(body, clothes, bent, side, tones, character.tattooed) : ''
  }
  const shadow = fill(
    'M-130 -170H130V-52Q70 -84 0 -92Q-70 -84 -130 -52Z',
    tones.deep,
    bareBrow.has(character.hairstyle) ? 0 : 0.3,
  )
  const face = drawFace(character, head, pose, tones, shadow)
  const raised = (drawn: string) => group(drawn, `translate(0 ${bodyUp})`)
  const drawn =
    raised(extras.behind ?? '') +
    turned((hair.back ?? '') + (hair.behind ?? '')) +
    raised(
      drawNeck(body, head.jawX, head.chinY - bodyUp, pose.turn, tones, ageing(character)) +
        drawGarment(body, clothes) +
        drawNeckwear(clothes, body),
    ) +
    turned(face + drawGlasses(character, head) + (hair.front ?? '') + (extras.hat ?? '')) +
    raised((extras.before ?? '') + arm(-1) + arm(1) + (extras.held ?? ''))
  return { defs: paints(character), drawn }
}
