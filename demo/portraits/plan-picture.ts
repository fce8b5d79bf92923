import { keysOf } from '#common/keys-of.ts'
import type { Interest } from '#common/profiles/profile-fields.ts'
import { required } from '#common/required.ts'
import type { Random } from '../random.ts'
import type { Character } from './figure/character.ts'
import type { PicturePlan, Pose } from './picture-plan.ts'
import { distance, planClothes } from './plan-clothes.ts'
import { sceneCatalog } from './scene-catalog.ts'
import { type Frame, type StagingName, stagings } from './stagings.ts'

const highHair = ['topKnot', 'afro', 'afroHigh', 'curls', 'shortCurls', 'manBun', 'curlyTop', 'naturalShort']

/** What shows little of a figure that somebody may look for. */
const headOnly: StagingName[] = ['face', 'plain', 'chin', 'cheek']
/** Without a table, an animal or a wheel that has to stand upright. */
const leaning: StagingName[] = [
  ...headOnly,
  'relaxed',
  'hip',
  'crossed',
  'wave',
  'window',
  'hike',
  'camera',
  'wine',
]
const active: StagingName[] = ['hike', 'bicycle', 'cook']

/** How large the head is, and where its middle stands in a picture of 720x960. */
const frames: Record<Frame, { scale: [number, number]; y: number; aside: number }> = {
  close: { scale: [1.3, 1.46], y: 415, aside: 34 },
  bust: { scale: [1.02, 1.16], y: 352, aside: 44 },
  half: { scale: [0.76, 0.86], y: 288, aside: 54 },
  knee: { scale: [0.58, 0.66], y: 236, aside: 64 },
}

function chooseStaging(
  random: Random,
  interests: readonly Interest[],
  before: readonly PicturePlan[],
  curvy: boolean,
): StagingName {
  const used = before.map(({ staging }) => staging)
  const weights: Partial<Record<StagingName, number>> = {}
  for (const name of keysOf(stagings)) {
    if (used.includes(name)) continue
    const { first, later, interests: asked } = stagings[name]
    const likes = asked?.some((one) => interests.includes(one))
    // The main picture is rather a face than a pastime.
    weights[name] =
      (before.length === 0 ? first : later) *
      (asked ? (likes ? (before.length === 0 ? 2.4 : 4) : 0.25) : 1) *
      (curvy && headOnly.includes(name) ? 0.5 : 1)
  }
  return random.weighted(weights)
}

function planPose(random: Random, character: Character, staging: StagingName): Pose {
  const { scale, y, aside } = frames[random.pick(stagings[staging].frames)]
  const beard = character.beard === 'moustache'
  return {
    flip: random.chance(0.5),
    lean: leaning.includes(staging) && random.chance(0.7) ? random.between(-6, 6) : 0,
    scale: random.between(...scale),
    x: 360 + random.between(-aside, aside),
    y: y + random.between(-14, 16) + (highHair.includes(character.hairstyle) ? 26 : 0),
    turn: random.pick([0, 0, 0.09, 0.09, 0.17, 0.17, 0.17, 0.25, 0.25, 0.3]),
    tilt: random.between(-5, 5),
    nod: random.between(-3, 5),
    eyes: random.weighted({ forward: 5, aside: 2, back: 1.4, soft: 3, laughing: 1.6 }),
    mouth: random.weighted(beard ? { grin: 2, gentle: 2 } : { smile: 5, grin: 5, laugh: 1.6, gentle: 2 }),
  }
}

function planScene(
  random: Random,
  character: Character,
  names: readonly string[],
): PicturePlan['scene'] & { backdrop: string } {
  const offer = () => {
    const name = random.pick(names)
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

function planHat(
  random: Random,
  character: Character,
  scene: string,
  first: boolean,
  color: string,
): PicturePlan['hat'] {
  const bare = { kind: 'none', color } as const
  if (first || highHair.includes(character.hairstyle)) return bare
  if (scene === 'winter' && random.chance(0.6)) return { kind: 'beanie', color }
  if ((scene === 'beach' || scene === 'flowerField') && character.gender === 'female' && random.chance(0.4))
    return { kind: 'sunhat', color: '#e6cf9f' }
  if ((scene === 'hills' || scene === 'harbour' || scene === 'beach') && random.chance(0.18))
    return { kind: 'cap', color }
  return bare
}

/** Stages a character once more: another place, other clothes, another moment, other things to do. */
export function planPicture(
  random: Random,
  character: Character,
  { interests, taste }: { interests: readonly Interest[]; taste: number },
  before: readonly PicturePlan[],
): PicturePlan {
  const staging = chooseStaging(random, interests, before, character.body === 'fat')
  const places = stagings[staging].scenes ?? Object.keys(sceneCatalog)
  const fresh = places.filter((name) => !before.some(({ scene }) => scene.name === name))
  const { backdrop, ...scene } = planScene(random, character, fresh.length > 0 ? fresh : places)
  const clothes = planClothes(random, character, {
    scene: scene.name,
    backdrop,
    active: active.includes(staging),
  })
  const sunny =
    ['beach', 'harbour', 'sunset'].includes(scene.name) && before.length > 0 && character.glasses === 'none'
  return {
    character: sunny && random.chance(0.25) ? { ...character, glasses: 'sun' } : character,
    clothes,
    staging,
    pose: planPose(random, character, staging),
    hat: planHat(random, character, scene.name, before.length === 0, clothes.accent),
    taste,
    scene,
  }
}
