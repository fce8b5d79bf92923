import { Avatar } from '@dicebear/core'
import { drawClothes } from './draw-clothes.ts'
import { loreleiStyle } from './lorelei-style.ts'
import { mixColors } from './mix-colors.ts'
import type { Character, PicturePlan, Pose } from './picture-plan.ts'

const ink = '#2a1420'
const hairMark = '#00fe01'
const shadeMark = '#00fe02'

function brightness(hex: string): number {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return (part(1) * 0.3 + part(3) * 0.59 + part(5) * 0.11) / 255
}

function paints({ hair, skin }: Character): string {
  const deep = brightness(skin) < 0.5
  const shine = mixColors(
    hair,
    brightness(hair) < 0.2 ? '#8f7f9a' : '#fff0d2',
    brightness(hair) < 0.2 ? 0.3 : 0.32,
  )
  const shade = mixColors(hair, '#2a0f2a', 0.28)
  const stops = (list: [number, string, number?][]) =>
    list
      .map(
        ([at, color, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join('')
  return [
    `<radialGradient id="hair" gradientUnits="userSpaceOnUse" cx="400" cy="600" r="620">${stops([
      [0.3, shade],
      [0.54, hair],
      [0.6, shine],
      [0.67, hair],
      [0.9, mixColors(hair, shine, 0.25)],
    ])}</radialGradient>`,
    `<radialGradient id="blush">${stops([
      [0, deep ? '#e0493f' : '#fb5a56', deep ? 0.3 : 0.4],
      [0.45, deep ? '#e0493f' : '#fb5a56', deep ? 0.17 : 0.24],
      [1, '#fb5a56', 0],
    ])}</radialGradient>`,
  ].join('')
}

function head(character: Character, pose: Pose): string {
  const female = character.gender === 'female'
  const high = character.head === '01' ? '' : 'High'
  const dark = [ink]
  const marks = character.lines ? `lines${character.lines}` : 'variant01'
  const options: Record<string, unknown> = {
    seed: 'serenade',
    idRandomization: false,
    skinColor: [character.skin],
    hairColor: [hairMark],
    outlineColor: dark,
    eyesColor: dark,
    mouthColor: dark,
    noseColor: dark,
    glassesColor: dark,
    eyebrowsColor: [mixColors(character.hair, ink, character.lines === 2 ? 0.35 : 0.6)],
    earringsColor: [character.earringColor],
    frecklesColor: [mixColors(character.skin, '#7a3a1c', 0.6)],
    hairAccessoriesColor: ['#fff7f0'],
    irisColor: [character.iris],
    lipsColor: [character.lips],
    beardColor: [mixColors(character.hair, '#2a0f2a', character.beard === 'stubble' ? 0.4 : 0.16)],
    hairVariant: [character.hairVariant],
    headVariant: [`variant${character.head}`],
    eyesVariant: [pose.eyes + (female ? 'Lashes' : '')],
    mouthVariant: [pose.mouth + (female ? 'Lips' : '')],
    eyebrowsVariant: [`variant${character.brows}`],
    noseVariant: [`variant${character.nose}`],
    beardProbability: character.beard === 'none' ? 0 : 100,
    beardVariant: [character.beard === 'none' ? 'variant01' : character.beard + high],
    glassesProbability: character.glasses ? 100 : 0,
    glassesVariant: [`variant${character.glasses || '01'}`],
    earringsProbability: character.earrings ? 100 : 0,
    earringsVariant: [`variant${character.earrings || '01'}`],
    frecklesProbability: character.freckles || character.lines ? 100 : 0,
    frecklesVariant: [marks],
    hairAccessoriesProbability: 0,
  }
  return new Avatar(loreleiStyle(), options)
    .toString()
    .replace(/^<svg[^>]*>/, '')
    .replace(/<!--.*?-->/s, '')
    .replace(/<metadata.*?<\/metadata>/s, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<clipPath id="clip-.*?<\/clipPath>/s, '')
    .replace(/ clip-path="url\(#clip-[^"]*"/, '')
    .replaceAll(hairMark, 'url(#hair)')
    .replaceAll(shadeMark, mixColors(character.skin, '#5a1030', 0.3))
}

/** The character alone, on nothing: a 720x960 SVG. */
export function drawFigure({ character, clothes, pose }: PicturePlan): string {
  const body = drawClothes(character, clothes, ink)
  const inPlace = (drawn: string) => `<g transform="translate(-76 -3)">${drawn}</g>`
  const drawn = head(character, pose)
    .replace(/<g id="shoulders-slot[^>]*?(\/>|><\/g>)/, () => inPlace(body.shoulders))
    .replace(/<g id="clothes-slot[^>]*?(\/>|><\/g>)/, () => inPlace(body.clothes))
  const { scale, dx, dy, tilt, flip } = pose
  const place = `translate(${360 + dx} ${440 + dy}) scale(${flip ? -scale : scale} ${scale}) rotate(${tilt}) translate(-484 -455)`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960" fill="none"><defs>${paints(character)}</defs><g transform="${place}">${drawn}</g></svg>`
}
