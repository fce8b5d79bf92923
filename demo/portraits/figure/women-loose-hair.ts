import { arc, bumps, type Hair, type HairInput, onBrow, onSkull, paintHair, strands } from './hair-cap.ts'
import { fill, joined, mirrored, moved, outline, type Point, points } from './strokes.ts'

type Style = (input: HairInput) => Hair

/** Hair parted at `part` that falls to both sides of the forehead down to the given heights. */
function curtain(input: HairInput, lift: number, sides: number, high = -96): string {
  const p = input.part * 34
  const line = [
    onBrow(input, 101, sides),
    onBrow(input, 92, -38),
    onBrow(input, 66, -74),
    onBrow(input, p + 12, high - 4),
    onBrow(input, p, high - 14),
    onBrow(input, p - 12, high - 4),
    onBrow(input, -66, -74),
    onBrow(input, -92, -38),
    onBrow(input, -101, sides),
  ]
  return joined(arc(input, 200, -20, lift, 13), line)
}

function partStrands(input: HairInput, lift: number): string {
  const p = input.part * 34
  const top = onSkull(input, 90 - input.part * 18, lift * 0.86)
  const to = (x: number, y: number, bend: number): Point[] => [
    top,
    onBrow(input, (p + x) * 0.5 + bend, -112),
    onBrow(input, x, y),
  ]
  return strands(
    [
      to(86, -52, 22),
      to(94, -30, 34),
      to(70, -76, 10),
      to(-86, -52, -22),
      to(-94, -30, -34),
      to(-70, -76, -10),
    ],
    input.tones,
  )
}

/** A sheet of hair that hangs beside the neck, from the crown to `length`. */
function fall(input: HairInput, length: number, spread: number, wave: number): Point[] {
  const s = -input.head.turn * 16
  const side: Point[] = []
  for (let n = 0; n <= 8; n++) {
    const y = -40 + ((length + 40) * n) / 8
    side.push([118 + (spread * n) / 8 + Math.sin(n * 1.7) * wave + (n > 6 ? -(n - 6) * spread * 0.12 : 0), y])
  }
  const crown = arc(input, 160, 20, 17, 7)
  const bottom: Point[] = points`${spread * 0.5 + 40} ${length + 14}, 0 ${length + 4}, ${-spread * 0.5 - 40} ${length + 14}`
  return [...crown, ...moved(side, s, 0), ...moved(bottom, s, 0), ...moved(mirrored(side).reverse(), s, 0)]
}

function fallStrands(input: HairInput, length: number, spread: number, wave: number): string {
  const lines = [-1, 1].flatMap((sign) =>
    [0.97, 0.8, 0.62].map((share): Point[] =>
      Array.from({ length: 7 }, (_, n): Point => {
        const y = -60 + ((length + 40) * n) / 6
        return [sign * (100 + (spread * n) / 6 + Math.sin(n * 1.9) * wave) * share - input.head.turn * 14, y]
      }),
    ),
  )
  return strands(lines, input.tones, 3.4)
}

export const long =
  (length: number, spread: number, wave: number): Style =>
  (input) => ({
    back: paintHair(outline(fall(input, length, spread, wave))) + fallStrands(input, length, spread, wave),
    behind: paintHair(outline(fall(input, Math.min(length, 150), spread * 0.35, wave * 0.5))),
    front: paintHair(curtain(input, 18, 30)) + partStrands(input, 18),
  })

/** Long hair of which a part lies before the shoulders. */
export const overShoulder =
  (length: number, spread: number, wave: number): Style =>
  (input) => {
    const base = long(length, spread, wave)(input)
    const lock = (sign: 1 | -1): string => {
      const x = (inner: number, y: number): Point => [
        sign * inner + (sign === 1 ? 5 : -12) * input.head.turn,
        y,
      ]
      const d = joined(
        [
          x(104, -50),
          x(110, 10),
          x(118, 90),
          x(128 + wave, 170),
          x(124 - wave, 250),
          x(118 + wave, length - 40),
          x(92, length + 20),
        ],
        [
          x(92, length + 20),
          x(78 - wave, length - 60),
          x(84 + wave, 230),
          x(76, 160),
          x(84, 90),
          x(100, -50),
        ],
      )
      return (
        paintHair(d) +
        strands(
          [
            [x(104, 60), x(110, 150), x(104 + wave, 240), x(96, length - 10)],
            [x(96, 80), x(96, 170), x(94 - wave, 250), x(90, length)],
          ],
          input.tones,
          3.4,
        )
      )
    }
    return { ...base, front: lock(-1) + lock(1) + (base.front ?? '') }
  }

export const bob =
  (length: number, inward: number, lift: number, wave = 0): Style =>
  (input) => {
    const s = -input.head.turn * 16
    const side: Point[] = points`${116 + lift * 0.5} -10, ${122 + lift * 0.5 + wave} 50, ${120 + lift * 0.5 - wave} ${length - 40}, ${116 - inward} ${length}, ${78 - inward} ${length + 6}`
    const d = outline([
      ...arc(input, 158, 22, lift, 7),
      ...moved(side, s, 0),
      ...moved(mirrored(side).reverse(), s, 0),
    ])
    return {
      behind: paintHair(d) + fill(`M-78 60H78V${length + 4}H-78Z`, input.tones.shade, 0.55),
      front:
        sideLocks(input, length - 10, wave) + paintHair(curtain(input, lift, 26)) + partStrands(input, lift),
    }
  }

/** What frames the cheeks of a bob. */
export function sideLocks(input: HairInput, length: number, wave: number): string {
  const lock = (sign: 1 | -1) => {
    const shift = sign === 1 ? -input.head.turn * 30 : input.head.turn * 8
    const x = (value: number, y: number): Point => [sign * value + shift, y]
    return paintHair(
      joined(
        [x(98, -40), x(119, 0), x(121 + wave, 60), x(112, length)],
        [x(112, length), x(96 - wave, length - 8), x(92, 60), x(93, 10), x(90, -40)],
      ),
    )
  }
  return lock(-1) + lock(1)
}

export const curly =
  (length: number, spread: number, size: number): Style =>
  (input) => {
    const s = -input.head.turn * 16
    const side: Point[] = points`${128 + spread * 0.4} -30, ${138 + spread * 0.8} 30, ${140 + spread} 90, ${128 + spread} ${length - 20}, 80 ${length}`
    const ring = [
      ...arc(input, 155, 25, 34, 9),
      ...moved(side, s, 0),
      ...moved(mirrored(side).reverse(), s, 0),
    ]
    const cloud = outline(bumps(ring, size, true), 1.1)
    const line = [
      onBrow(input, 104, 10),
      onBrow(input, 88, -44),
      onBrow(input, 52, -72),
      onBrow(input, 22 + input.part * 20, -88),
      onBrow(input, -30 + input.part * 20, -84),
      onBrow(input, -70, -66),
      onBrow(input, -92, -40),
      onBrow(input, -104, 10),
    ]
    const top = joined(bumps(arc(input, 190, -10, 30, 11), size * 0.9), line)
    const curl = (x: number, y: number, r: number): Point[] =>
      points`${x - r} ${y}, ${x} ${y - r}, ${x + r} ${y}, ${x + r * 0.3} ${y + r * 0.8}, ${x - r * 0.3} ${y + r * 0.1}`
    const coils = Array.from({ length: 16 }, (_, n) => {
      const [x, y] = onSkull(input, 8 + n * 11, 10 + (n % 3) * 9)
      return curl(x, y, 13 + (n % 2) * 4)
    })
    const low = [-1, 1].flatMap((sign) =>
      [0, 1, 2].map((n) => curl(sign * (118 + spread * 0.6 - n * 8) + s, 20 + n * ((length - 40) / 3), 15)),
    )
    const shown = paintHair(cloud) + strands(low, input.tones, 3.4)
    return {
      ...(length > 160 ? { back: shown } : {}),
      behind: shown,
      front: paintHair(top) + strands(coils, input.tones, 3.4),
    }
  }
