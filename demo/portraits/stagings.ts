import type { Interest } from '#common/profiles/profile-fields.ts'
import { required } from '#common/required.ts'
import { hang, holds, onHip } from './arm-poses.ts'
import type { Arm } from './figure/arms.ts'
import type { Body } from './figure/body.ts'
import type { Extras } from './figure/draw-person.ts'
import { cat, coats, dog, placed } from './props/animals.ts'
import {
  apron,
  backpack,
  backpackStraps,
  bicycle,
  book,
  bouquet,
  camera,
  guitar,
  mug,
  spoon,
  table,
  wineGlass,
} from './props/things.ts'

export type Frame = 'close' | 'bust' | 'half' | 'knee'
export type StagingName =
  | 'face'
  | 'plain'
  | 'relaxed'
  | 'hip'
  | 'crossed'
  | 'chin'
  | 'cheek'
  | 'wave'
  | 'mug'
  | 'wine'
  | 'book'
  | 'camera'
  | 'bouquet'
  | 'table'
  | 'guitar'
  | 'bicycle'
  | 'hike'
  | 'cook'
  | 'dog'
  | 'cat'
  | 'window'

type Staging = {
  frames: Frame[]
  /** How often a first and a later picture is staged so. */
  first: number
  later: number
  scenes?: string[]
  interests?: Interest[]
  arms?: (body: Body) => { left?: Arm; right?: Arm }
  extras?: (body: Body, taste: number) => Extras
}

const enamel = ['#c8553d', '#2f6f7a', '#f0e4cc', '#d9a441', '#6a4a7a', '#4f7a54']
const timber = ['#8a5a38', '#b9875a', '#5a3a2a', '#d2b48c']
const bunches = [
  ['#e4677a', '#f4b3bd', '#fff1ea'],
  ['#f2b441', '#f6d98a', '#fffbe6'],
  ['#8a6bc4', '#c9b3ec', '#f6f0ff'],
  ['#e8734a', '#f3a683', '#fff0e0'],
]
const guitars = ['#b5703a', '#d69a4e', '#7a3a24', '#3a2a2e']
const frames = ['#2f6f7a', '#b83a4b', '#2b2b33', '#d9a441', '#4f7a54']
const furs = ['#8d8a90', '#c98f4e', '#3a2c2a', '#d9c4a4', '#5f5a60']
const from = <T>(list: readonly T[], taste: number): T => required(list[taste % list.length])

/** Ways to be photographed: how close, with which hands, and with what. */
export const stagings: Record<StagingName, Staging> = {
  face: { frames: ['close'], first: 16, later: 8, arms: (b) => ({ left: hang(b, -1), right: hang(b, 1) }) },
  plain: { frames: ['bust'], first: 22, later: 8, arms: (b) => ({ left: hang(b, -1), right: hang(b, 1) }) },
  relaxed: {
    frames: ['half', 'knee'],
    first: 4,
    later: 9,
    arms: (b) => ({ left: hang(b, -1), right: hang(b, 1) }),
  },
  hip: {
    frames: ['half', 'knee'],
    first: 6,
    later: 9,
    arms: (b) => ({ left: hang(b, -1), right: onHip(b, 1) }),
  },
  crossed: {
    frames: ['half'],
    first: 6,
    later: 7,
    arms: (b) => ({
      left: { ...holds(b, -1, 30, 560, 4, 'rest') },
      right: { ...holds(b, 1, -60, 590, 188, 'grip') },
    }),
  },
  chin: {
    frames: ['bust', 'close'],
    first: 8,
    later: 6,
    arms: (b) => ({
      left: hang(b, -1),
      right: { elbow: [b.shoulder * 0.86, 590], wrist: [84, 268], hand: 'grip', angle: -104, flip: true },
    }),
  },
  cheek: {
    frames: ['bust'],
    first: 5,
    later: 4,
    arms: (b) => ({
      left: hang(b, -1),
      right: { elbow: [b.shoulder * 0.95, 560], wrist: [128, 250], hand: 'rest', angle: -100, flip: true },
    }),
  },
  wave: {
    frames: ['half'],
    first: 3,
    later: 5,
    arms: (b) => ({
      left: hang(b, -1),
      right: {
        elbow: [b.shoulder + 86, 500],
        wrist: [b.shoulder + 112, 236],
        hand: 'open',
        angle: -84,
        flip: true,
      },
    }),
  },
  window: {
    frames: ['bust', 'half'],
    first: 6,
    later: 6,
    scenes: ['windowSeat'],
    arms: (b) => ({
      left: hang(b, -1),
      right: { elbow: [b.shoulder * 0.9, 580], wrist: [96, 262], hand: 'grip', angle: -106, flip: true },
    }),
  },
  mug: {
    frames: ['bust', 'half'],
    first: 6,
    later: 6,
    scenes: ['cafe', 'kitchen', 'livingRoom', 'windowSeat', 'books'],
    interests: ['coffee', 'tea'],
    arms: (b) => ({ left: hang(b, -1), right: holds(b, 1, 118, 436, 196) }),
    extras: (_, taste) => ({ before: mug(36, 410, from(enamel, taste)) }),
  },
  wine: {
    frames: ['half'],
    first: 3,
    later: 5,
    scenes: ['cafe', 'duskLights', 'cityNight', 'sunset', 'livingRoom'],
    interests: ['wine', 'party', 'foodie'],
    arms: (b) => ({ left: hang(b, -1), right: holds(b, 1, 178, 470, 200) }),
    extras: (_, taste) => ({ before: wineGlass(92, 400, taste % 2 ? '#7d1c36' : '#e8c86a') }),
  },
  book: {
    frames: ['half'],
    first: 3,
    later: 5,
    scenes: ['books', 'livingRoom', 'windowSeat', 'foliage', 'beach'],
    interests: ['reading'],
    arms: (b) => ({ left: holds(b, -1, 196, 640, -26), right: holds(b, 1, 196, 640, 206) }),
    extras: (_, taste) => ({ before: book(0, 560, from(enamel, taste + 1)) }),
  },
  camera: {
    frames: ['half', 'bust'],
    first: 3,
    later: 5,
    scenes: ['hills', 'harbour', 'cityNight', 'foliage', 'beach', 'brickWall'],
    interests: ['photography', 'travelling', 'art'],
    arms: (b) => ({ left: holds(b, -1, 142, 500, -30), right: holds(b, 1, 142, 500, 210) }),
    extras: () => ({ before: camera(0, 430) }),
  },
  bouquet: {
    frames: ['half'],
    first: 2,
    later: 4,
    scenes: ['flowerField', 'foliage', 'livingRoom', 'windowSeat'],
    interests: ['gardening'],
    arms: (b) => ({ left: hang(b, -1), right: holds(b, 1, 96, 632, 196, 'grip') }),
    extras: (_, taste) => ({ before: bouquet(20, 540, from(bunches, taste)) }),
  },
  table: {
    frames: ['half', 'bust'],
    first: 6,
    later: 6,
    scenes: ['cafe', 'kitchen', 'books', 'livingRoom', 'windowSeat', 'duskLights'],
    interests: ['foodie', 'coffee', 'wine'],
    arms: (b) => ({
      left: { elbow: [-b.shoulder - 20, 664], wrist: [-82, 676], hand: 'rest', angle: 2 },
      right: { elbow: [b.shoulder + 20, 664], wrist: [92, 690], hand: 'rest', angle: 180, flip: true },
    }),
    extras: (_, taste) => ({ before: table(690, from(timber, taste), from(enamel, taste)) }),
  },
  guitar: {
    frames: ['half'],
    first: 3,
    later: 5,
    scenes: ['stage', 'livingRoom', 'duskLights', 'brickWall', 'studio'],
    interests: ['music', 'party'],
    arms: (b) => ({
      left: { elbow: [-b.shoulder - 44, 596], wrist: [-112, 690], hand: 'rest', angle: 24 },
      right: { elbow: [b.shoulder + 40, 620], wrist: [262, 640], hand: 'grip', angle: 236, flip: true },
    }),
    extras: (_, taste) => ({ before: guitar(from(guitars, taste)) }),
  },
  bicycle: {
    frames: ['knee'],
    first: 4,
    later: 6,
    scenes: ['foliage', 'harbour', 'hills', 'brickWall', 'flowerField', 'sunset'],
    interests: ['biking', 'sports', 'outdoors'],
    arms: (b) => ({
      left: { elbow: [-b.shoulder - 48, 560], wrist: [-236, 720], hand: 'grip', angle: 84 },
      right: { elbow: [b.shoulder + 48, 560], wrist: [236, 720], hand: 'grip', angle: 96, flip: true },
    }),
    extras: (_, taste) => ({ before: bicycle(from(frames, taste), from(bunches, taste)) }),
  },
  hike: {
    frames: ['bust', 'half'],
    first: 5,
    later: 6,
    scenes: ['hills', 'winter', 'foliage', 'harbour'],
    interests: ['hiking', 'outdoors', 'travelling', 'adventure'],
    arms: (b) => ({
      left: hang(b, -1),
      right: {
        elbow: [b.shoulder + 40, 570],
        wrist: [b.shoulder * 0.72 + 60, 452],
        hand: 'grip',
        angle: 214,
        flip: true,
      },
    }),
    extras: (b, taste) => ({
      behind: backpack(b.shoulder, from(frames, taste)),
      before: backpackStraps(b.shoulder, from(frames, taste)),
    }),
  },
  cook: {
    frames: ['half'],
    first: 3,
    later: 5,
    scenes: ['kitchen'],
    interests: ['cooking', 'foodie', 'vegetarian', 'bbq'],
    arms: (b) => ({ left: onHip(b, -1), right: holds(b, 1, 190, 520, 214, 'grip') }),
    extras: (b, taste) => ({ before: apron(b.bust, b.waist, from(enamel, taste + 2)) + spoon(128, 430) }),
  },
  dog: {
    frames: ['half', 'knee'],
    first: 5,
    later: 7,
    scenes: ['foliage', 'beach', 'hills', 'livingRoom', 'winter', 'harbour', 'flowerField'],
    interests: ['animals', 'outdoors'],
    arms: (b) => ({
      left: hang(b, -1),
      right: { elbow: [b.shoulder + 30, 590], wrist: [248, 800], hand: 'rest', angle: 158, flip: true },
    }),
    extras: (_, taste) => ({ before: placed(dog(from(coats, taste), from(enamel, taste)), 96, 620, 1.02) }),
  },
  cat: {
    frames: ['half'],
    first: 3,
    later: 4,
    scenes: ['livingRoom', 'windowSeat', 'books', 'kitchen'],
    interests: ['animals'],
    arms: (b) => ({
      left: { elbow: [-b.shoulder - 24, 610], wrist: [-96, 718], hand: 'rest', angle: 4 },
      right: { elbow: [b.shoulder + 24, 610], wrist: [150, 690], hand: 'rest', angle: 176, flip: true },
    }),
    extras: (_, taste) => ({ before: placed(cat(from(furs, taste), from(enamel, taste)), -10, 450, 0.94) }),
  },
}
