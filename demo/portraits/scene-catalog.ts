import { required } from '#common/required.ts'
import type { Random } from '../random.ts'
import { beach } from './scenes/beach.ts'
import { bokeh } from './scenes/bokeh.ts'
import { books } from './scenes/books.ts'
import { brickWall } from './scenes/brick-wall.ts'
import { cafe } from './scenes/cafe.ts'
import { cityNight } from './scenes/city-night.ts'
import { duskLights } from './scenes/dusk-lights.ts'
import { flowerField } from './scenes/flower-field.ts'
import { foliage } from './scenes/foliage.ts'
import { harbour } from './scenes/harbour.ts'
import { hills } from './scenes/hills.ts'
import { kitchen } from './scenes/kitchen.ts'
import { livingRoom } from './scenes/living-room.ts'
import type { Colors, SceneLayer } from './scenes/shapes.ts'
import { stage } from './scenes/stage.ts'
import { studio } from './scenes/studio.ts'
import { sunset } from './scenes/sunset.ts'
import { windowSeat } from './scenes/window-seat.ts'
import { winter } from './scenes/winter.ts'

type Scene = {
  paint: (random: Random, colors: Colors) => SceneLayer[]
  /** The colour of the light that falls on the character, and of the shade on the far side. */
  light: string
  shade: string
  /** Dark scenes get a halo behind the head, bright ones a shadow. */
  dark: boolean
  palettes: Colors[]
}

function row(palette: string): Colors {
  const colors = palette.split(' ').map((color) => `#${color}`)
  const color = (place: number) => required(colors[place] ?? colors.at(-1))
  return [color(0), color(1), color(2), color(3), color(4), color(5), ...colors.slice(6)]
}
const rows = (...palettes: string[]) => palettes.map(row)

export const sceneCatalog: Record<string, Scene> = {
  cityNight: {
    paint: cityNight,
    light: '#ffdcb8',
    shade: '#54367a',
    dark: true,
    palettes: rows(
      '1a1140 4b1d63 c2506e 150c2c',
      '0b1c3c 274a86 7f86c8 0a1430',
      '2a0f3a 8a2a62 f08a5c 220a30',
      '0d2433 1f5a6a d99a6a 0a1a26',
    ),
  },
  foliage: {
    paint: foliage,
    light: '#fff2c4',
    shade: '#2d5a54',
    dark: false,
    palettes: rows(
      'f4f2b4 8fbb5c 24543a 2f6b3f 4f8f4a 8cbb58 1e4a34 b9d377',
      'fde9b8 d9a94e 7a4a22 b5722c d99a3e 8a4a24 e8bf62 6a5a2a',
      'e4f3e2 7fb79a 2a5f5c 2c7068 5aa08a 8cc8a8 1f4f52 bfe0c4',
      'fbd8c8 d4806a 6a2f3c a8483f c96a4e 8a3644 e09a6a 5a2a3c',
    ),
  },
  sunset: {
    paint: sunset,
    light: '#ffd9a6',
    shade: '#5a2f72',
    dark: false,
    palettes: rows(
      '3c2a6b d65a7d ffb46b fff1c4 e98a76 43275f',
      '2b4a86 c987a8 ffc39a fff4d6 b98fb0 2f3f72',
      '6a1f4a e2564e ffa54e ffe9a0 e0704a 4a1a44',
      '44588f e7a3b4 ffdcae fffbe4 c9a8c0 5a5f96',
    ),
  },
  cafe: {
    paint: cafe,
    light: '#ffdfae',
    shade: '#4a2230',
    dark: true,
    palettes: rows(
      '5a3524 8d5a38 3a2119 2c170f c98d5a e3c9a2 7a3f2a a8b59a d96f4f f3e4c8',
      '2f4a4a 4f7a72 1f3030 1c2a28 d9b27a e8d8b0 8a5a3c a8c0a0 d98a5a f3e9d0',
      '6a2f3a a85a54 44202c 30141c e0a080 f0d0b0 8a3a44 c8a890 e87a5a f6e4d0',
    ),
  },
  books: {
    paint: books,
    light: '#ffe8c4',
    shade: '#5b3540',
    dark: false,
    palettes: rows(
      'd9c6ae a9835d fff0cf b2475c d98e63 5d6f8d e8c98b 7a4a68 98a88a f0e2cf 3d4762',
      '8a6448 5a3a28 ffd9a0 7a2f36 a8683c 3f5560 c99a58 4f3a50 5f7058 d9c09a 2c3448',
      'cfd6d0 8f9a90 fff8e0 5a8a8a d9a07a 88a0b8 e8d8a8 b07a80 a8b898 f4ece0 4a6070',
    ),
  },
  hills: {
    paint: hills,
    light: '#fff0d0',
    shade: '#3a5a78',
    dark: false,
    palettes: rows(
      'bfe0f4 f7e3d0 fff6dc 9dbdd0 6f9ab0 4f8078 2f5a50',
      'f4b8a0 fbe2c8 fff0c8 c79ab0 8f7aa4 645a88 3a3560',
      '9ac8e8 e8f4f0 ffffff a8cfa0 7ab478 4f9058 2f6a44',
      'f0d090 f8ecc8 fffbe0 d8b070 b88a50 8a6a48 5a4a40',
    ),
  },
  brickWall: {
    paint: brickWall,
    light: '#ffe4c0',
    shade: '#5a2030',
    dark: false,
    palettes: rows(
      'e4946a c96a4b b05440 4a1420',
      'e8dccb cbb8a4 b89f8c 4a3440',
      '8fa4ae 64808e 4f6878 1c2a3c',
      'e8b85a d0923f b87a34 5a3010',
      'd98a94 b8606e a04c60 4a1430',
    ),
  },
  beach: {
    paint: beach,
    light: '#fff4d8',
    shade: '#3a6a8a',
    dark: false,
    palettes: rows(
      '6fb7e6 cfeaf5 2f8fb3 6cc3c6 f1d9b0',
      '58a8d8 fbe6d0 1f7fa0 58b8b8 f6dcc0',
      'f6b89a fde6c8 5a90b0 a8c0c0 eccfa8',
    ),
  },
  studio: {
    paint: studio,
    light: '#fff2e4',
    shade: '#6a4070',
    dark: false,
    palettes: rows(
      'f6b6c8 e27b9c fff0f4 d9608c',
      'f3cdb8 d98f74 fff2e4 c8705c',
      'cfd8f0 8e9fd6 f4f7ff 7284c4',
      'bfe3d6 6fb8a4 f0fff8 4f9c8c',
      'fbe0a0 eeb04e fffae0 e0903c',
      'd8c4f0 9c78d0 f8f0ff 8058bc',
      'a8c8e0 4f7fae eaf6ff 38689c',
    ),
  },
  winter: {
    paint: winter,
    light: '#fff4ec',
    shade: '#4a6488',
    dark: false,
    palettes: rows(
      'b9cfe2 f3e2e4 f6fafd 5d7f92 7c9aab 456778',
      '8fa8d8 f8d0c8 f8f4fa 4f6090 7080b0 3a4878',
      'cfe4e8 fdf2e0 ffffff 6f988f 8fb4a8 4f7a74',
    ),
  },
  stage: {
    paint: stage,
    light: '#ffe2e8',
    shade: '#583a74',
    dark: true,
    palettes: rows(
      '12082b 3a0f5c ff3fa4 48c6ff a06bff ff8a5c',
      '0a1430 0f3a5c 48e0ff 4a8aff a0f0d0 ffe070',
      '2a0814 5c1024 ff5a5a ffb04a ff7ac0 ffe0a0',
    ),
  },
  kitchen: {
    paint: kitchen,
    light: '#fff4d4',
    shade: '#7a5450',
    dark: false,
    palettes: rows(
      'f4f0e2 d8cbb4 bfe0ea c7a27c 5f9160 d97757 f2c879 8aa5a0 e6e1d3 b5596f',
      'dceae4 a8c4bc d4eef0 b08a68 4f8a68 e8b070 f4e0c0 6a94a0 fffaf0 c87a6a',
      'fbe8dc e4bca8 d8ecf0 d0a888 7aa06a c05a4a f0c0a0 a87a90 fff4e8 e8a05a',
    ),
  },
  duskLights: {
    paint: duskLights,
    light: '#ffe0b0',
    shade: '#54346e',
    dark: true,
    palettes: rows(
      '3d2c70 8f5590 d98aa0 2d1c46 ffe0a0',
      '16324f 3f6a80 e0a888 12283a ffe8b0',
      '4a1f4a b0506a f0a070 38143c fff0c0',
    ),
  },
  bokeh: {
    paint: bokeh,
    light: '#ffe6e4',
    shade: '#5c346c',
    dark: true,
    palettes: rows(
      '7a1470 2a1058 ff5ab4 ff9ad0 a86aff ffc0e0',
      'c8287a 4a1a80 ffb0d8 ff7aa0 d090ff ffe0c0',
      '20408a 101a50 70c0ff a0a0ff ff90d0 d0f0ff',
      'e07050 7a2050 ffd090 ff9a80 ffb0c0 fff0c0',
      '1f6a70 102c50 80f0d8 70c8ff ffe0a0 c0ffe8',
    ),
  },
  harbour: {
    paint: harbour,
    light: '#fff0d4',
    shade: '#3a5078',
    dark: false,
    palettes: rows(
      '9fd0ec f6ead8 7fb4c8 3f7a98 d9705a e8b45a 6a94a8 f0e0c4 b85a5a 7aa488',
      'f2b8a0 fce4cc c8909c 6a5a88 c8604c e8a04e 8a6a80 f4dcc0 a84a4c 6a8a88',
      'c0ccd8 eceef0 94a8b8 586c84 a86058 d0a868 788c9c e4dcd0 8c5058 7c9488',
    ),
  },
  flowerField: {
    paint: flowerField,
    light: '#fff4cc',
    shade: '#5a5a7a',
    dark: false,
    palettes: rows(
      'a8d8f0 fdf0d8 6fa05a e85a6a ff8a7a fff0a0 ffffff',
      'f8d0b8 fff0d8 8a9a5a b07ad8 d0a0f0 8a5ac0 f0e0ff',
      'b8e0e8 fff8dc 7aa860 ffc83a ffe27a ff9a4a fffbe0',
    ),
  },
  livingRoom: {
    paint: livingRoom,
    light: '#ffe8c0',
    shade: '#5a3a58',
    dark: false,
    palettes: rows(
      'e8d8c8 c8a890 5a4038 b0624e 4f7a5c d98e63 f2dcb8 5d7f8d 8a4a58',
      '9fb4b0 6f8c8c f4ece0 c89a58 3f6a54 e8c08a c8d8d0 a85a50 f6e8d0',
      'd8c4d0 a88ca8 fff8f0 5a5a88 5a8a70 e0a0a8 f4dcc8 8a78b0 d0708a',
    ),
  },
  windowSeat: {
    paint: windowSeat,
    light: '#fff2d2',
    shade: '#5a4a6a',
    dark: false,
    palettes: rows(
      'e9dccb b79a82 dcefe8 8fb98a d98e72 fbf6ec',
      'b8c4cc 7f909c f4e6d4 d9a86a e8dccb f4f4f0',
      'd9c4c8 a88a94 cfe4f4 7fa890 8a5a6a fff8f2',
      '5a4a5e 3a2e44 f4b890 c9788a c9a86a e8d8c4',
    ),
  },
}
