import { required } from '#common/required.ts'
import type { Random } from '../random.ts'
import type { Character } from './figure/character.ts'
import type { Clothes, Garment, Pattern } from './figure/garments.ts'

const fabrics = (
  '#b23a5c #c25066 #8a2d5e #5b4a8a #2f4f6f #3a6ea5 #7fa7c9 #1f6f64 #5f8f6a #93a37c #d9a441 #d98a5c #c8603f #9c3340 ' +
  '#f2ebe0 #e3d5c0 #49403f #23395b #2b2533 #a889b4 #e0a0aa #d9c9e4'
).split(' ')
const trousers = '#2f3b57 #3f5478 #2b2533 #5a4a40 #8a7a64 #4a5560'.split(' ')
const accents = ['#fff6ea', '#f4dfc4', '#2f3b57', '#f2b8c0', '#ffd98a', '#dfe8ee', '#7a2f3a']

const wardrobe: Record<Character['gender'], Partial<Record<Garment, number>>> = {
  female: {
    scoop: 4,
    vee: 4,
    boat: 3,
    crew: 3,
    turtle: 2.4,
    cardigan: 3,
    blazer: 3,
    shirt: 3,
    wrap: 4,
    straps: 2,
    hoodie: 1,
  },
  male: { crew: 6, shirt: 6, polo: 3, hoodie: 2.4, turtle: 2, blazer: 4, cardigan: 1.6, vee: 1 },
}
const patterns: Partial<Record<Garment, Partial<Record<Pattern, number>>>> = {
  crew: { plain: 10, stripes: 1.4, band: 0.8 },
  boat: { plain: 6, stripes: 2 },
  scoop: { plain: 5, dots: 1, flowers: 1 },
  vee: { plain: 6, dots: 1 },
  shirt: { plain: 5, check: 2.4, dots: 0.5 },
  polo: { plain: 5, stripes: 1 },
  wrap: { plain: 4, flowers: 2, dots: 1.4 },
  turtle: { plain: 10, stripes: 0.8 },
  straps: { plain: 4, flowers: 1 },
}

/** How far apart two #rrggbb colours are, 0 to about 765. */
export function distance(first: string, second: string): number {
  const gap = (at: number) =>
    Math.abs(Number.parseInt(first.slice(at, at + 2), 16) - Number.parseInt(second.slice(at, at + 2), 16))
  return gap(1) + gap(3) + gap(5)
}

function chooseGarment(random: Random, { gender, age }: Character, scene: string, active: boolean): Garment {
  if (active && scene !== 'winter')
    return random.pick(
      gender === 'female' ? ['crew', 'vee', 'shirt', 'boat'] : ['crew', 'polo', 'shirt', 'hoodie'],
    )
  if (scene === 'winter') return random.pick(['turtle', 'hoodie', 'crew', 'cardigan'])
  if (scene === 'beach')
    return random.pick(gender === 'female' ? ['straps', 'boat', 'scoop', 'wrap'] : ['crew', 'shirt', 'polo'])
  const garment = random.weighted(wardrobe[gender])
  return age > 56 && (garment === 'straps' || garment === 'hoodie') ? 'shirt' : garment
}

function chooseSleeve(random: Random, garment: Garment, scene: string, tattooed: boolean): Clothes['sleeve'] {
  if (garment === 'straps') return 'none'
  if (scene === 'winter' || ['blazer', 'cardigan', 'hoodie', 'turtle'].includes(garment)) return 'long'
  if (garment === 'polo' || scene === 'beach') return 'short'
  return random.chance(tattooed ? 0.9 : 0.5) ? 'short' : 'long'
}

/** Clothes for a scene, and for moving in if need be, in a colour that tells them from the skin and from what is behind. */
export function planClothes(
  random: Random,
  character: Character,
  { scene, backdrop, active }: { scene: string; backdrop: string; active: boolean },
): Clothes {
  const garment = chooseGarment(random, character, scene, active)
  const apart = (color: string) => Math.min(distance(color, backdrop), distance(color, character.skin) * 1.2)
  const offered = [random.pick(fabrics), random.pick(fabrics), random.pick(fabrics)]
  const color = required(offered.sort((a, b) => apart(b) - apart(a))[0])
  const accent = random.pick(
    accents.filter((one) => distance(one, color) > 190 && distance(one, character.skin) > 60),
  )
  return {
    garment,
    pattern: random.weighted(patterns[garment] ?? { plain: 1 }),
    color,
    accent,
    trousers: random.pick(trousers.filter((one) => distance(one, color) > 60)),
    sleeve: chooseSleeve(random, garment, scene, character.tattooed),
    necklace: character.gender === 'female' && random.chance(0.42),
    scarf: scene === 'winter' && random.chance(0.7),
  }
}
