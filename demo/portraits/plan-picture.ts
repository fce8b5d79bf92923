import { required } from '#common/required.ts'
import type { Random } from '../random.ts'
import type { Character, Clothes, Garment, Pattern, PicturePlan, Pose } from './picture-plan.ts'
import { sceneCatalog } from './scene-catalog.ts'

const fabrics = (
  '#c2255c #d6336c #8a2d5e #5b4a8a #2f4f6f #3a6ea5 #7fa7c9 #1f6f64 #5f8f6a #a3b18a #f0b429 #ef8354 #d9603b #a8323e ' +
  '#f5ede4 #e9dcc8 #49403f #23395b #2b2533 #b98fc4 #f2a6b3 #e8d5f0'
).split(' ')

const wardrobe: Record<Character['gender'], Partial<Record<Garment, number>>> = {
  female: {
    scoop: 5,
    vee: 5,
    boat: 4,
    crew: 3,
    turtle: 3,
    cardigan: 3,
    blazer: 3,
    shirt: 2,
    straps: 3,
    hoodie: 1.5,
  },
  male: { crew: 6, shirt: 5, hoodie: 3, turtle: 2.5, blazer: 4, cardigan: 1 },
}

/** How far apart two #rrggbb colours are, 0 to about 765. */
function distance(first: string, second: string): number {
  const gap = (at: number) =>
    Math.abs(Number.parseInt(first.slice(at, at + 2), 16) - Number.parseInt(second.slice(at, at + 2), 16))
  return gap(1) + gap(3) + gap(5)
}

function planClothes(random: Random, character: Character, scene: string, backdrop: string): Clothes {
  const cold = scene === 'winter'
  const warm = scene === 'beach'
  let garment = random.weighted(wardrobe[character.gender])
  if (cold) garment = random.pick(['turtle', 'hoodie', 'crew', 'blazer'])
  if (warm)
    garment = random.pick(
      character.gender === 'female' ? ['straps', 'boat', 'scoop', 'shirt'] : ['crew', 'shirt'],
    )
  if (garment === 'straps' && character.lines === 2) garment = 'boat'
  const tellsApart = (color: string) =>
    Math.min(distance(color, backdrop), distance(color, character.skin) * 1.2)
  const color = required(
    [random.pick(fabrics), random.pick(fabrics), random.pick(fabrics)].sort(
      (a, b) => tellsApart(b) - tellsApart(a),
    )[0],
  )
  const accents = ['#fff6ea', '#f4dfc4', '#2f3b57', '#f2b8c0', '#ffd98a', '#dfe8ee'].filter(
    (accent) => distance(accent, color) > 190 && distance(accent, character.skin) > 60,
  )
  const patterned = ['crew', 'boat', 'turtle', 'scoop', 'vee', 'shirt', 'straps'].includes(garment)
  const pattern: Pattern = patterned
    ? random.weighted({ plain: 6, stripes: 1.6, dots: 1.2, band: 0.7 })
    : 'plain'
  return {
    garment,
    pattern: pattern === 'stripes' && garment === 'shirt' ? 'plain' : pattern,
    color,
    accent: random.pick(accents),
    scarf: (cold && random.chance(0.7)) || (garment === 'crew' && random.chance(0.06)),
    necklace: character.gender === 'female' && random.chance(0.42),
  }
}

function planPose(random: Random, { beard }: Character, main: boolean): Pose {
  const view = main ? 'portrait' : random.weighted({ portrait: 3, close: 2, away: 4 })
  const sizes = {
    portrait: [0.8, 0.88, 16, -8],
    close: [0.9, 0.95, 26, 16],
    away: [0.58, 0.7, 78, 92],
  } as const
  const [small, large, aside, down] = sizes[view]
  return {
    flip: random.chance(0.5),
    scale: random.between(small, large),
    dx: random.between(-aside, aside),
    dy: down + random.between(-10, 14),
    tilt: random.between(-3, 3) * (main ? 1 : 1.7),
    eyes: random.weighted(
      main
        ? { forward: 4, aside: 3, back: 2, soft: 2 }
        : { forward: 3, aside: 2, back: 2, soft: 2, laughing: 2, wink: 0.8 },
    ),
    mouth: random.weighted(
      beard === 'moustache' ? { grin: 3, laugh: 2 } : { smile: 4, grin: 4, laugh: 2, gentle: 2 },
    ),
  }
}

function planScene(
  random: Random,
  character: Character,
  used: string[],
): PicturePlan['scene'] & { backdrop: string } {
  const free = Object.keys(sceneCatalog).filter((name) => !used.includes(name))
  const offer = () => {
    const name = random.pick(free)
    const { palettes } = required(sceneCatalog[name])
    const variant = random.int(0, palettes.length - 1)
    return { name, variant, backdrop: required(required(palettes[variant])[1]) }
  }
  const first = offer()
  const other = offer()
  const blends = distance(first.backdrop, character.hair) < 110
  const best = blends && distance(other.backdrop, character.hair) > 110 ? other : first
  return { ...best, shift: random.next(), mirrored: random.chance(0.5) }
}

/**
 * Stages a character once more: another place, other clothes, another moment.
 * @param avoid scenes that neighbours in the list have just used
 */
export function planPicture(
  random: Random,
  character: Character,
  before: PicturePlan[],
  avoid: string[],
): PicturePlan {
  const used = [...avoid, ...before.map((picture) => picture.scene.name)]
  const { backdrop, ...scene } = planScene(random, character, used)
  const pose = planPose(random, character, before.length === 0)
  const clothes = planClothes(random, character, scene.name, backdrop)
  const sunny = ['beach', 'sunset', 'harbour'].includes(scene.name)
  const sunglasses = before.length > 0 && sunny && !character.glasses && random.chance(0.3)
  return { character: sunglasses ? { ...character, glasses: '02' } : character, clothes, pose, scene }
}
