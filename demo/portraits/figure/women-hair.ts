import {
  arc,
  bumps,
  cap,
  type Hair,
  type HairInput,
  hairPaint,
  onBrow,
  onSkull,
  paintHair,
  strands,
} from './hair-cap.ts'
import { fill, joined, mirrored, moved, outline, oval, type Point } from './strokes.ts'

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
  const bottom: Point[] = [
    [spread * 0.5 + 40, length + 14],
    [0, length + 4],
    [-spread * 0.5 - 40, length + 14],
  ]
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

const long =
  (length: number, spread: number, wave: number): Style =>
  (input) => ({
    back: paintHair(outline(fall(input, length, spread, wave))) + fallStrands(input, length, spread, wave),
    behind: paintHair(outline(fall(input, Math.min(length, 150), spread * 0.35, wave * 0.5))),
    front: paintHair(curtain(input, 18, 30)) + partStrands(input, 18),
  })

/** Long hair of which a part lies before the shoulders. */
const overShoulder =
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

const bob =
  (length: number, inward: number, lift: number, wave = 0): Style =>
  (input) => {
    const s = -input.head.turn * 16
    const side: Point[] = [
      [116 + lift * 0.5, -10],
      [122 + lift * 0.5 + wave, 50],
      [120 + lift * 0.5 - wave, length - 40],
      [116 - inward, length],
      [78 - inward, length + 6],
    ]
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
function sideLocks(input: HairInput, length: number, wave: number): string {
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

const curly =
  (length: number, spread: number, size: number): Style =>
  (input) => {
    const s = -input.head.turn * 16
    const side: Point[] = [
      [128 + spread * 0.4, -30],
      [138 + spread * 0.8, 30],
      [140 + spread, 90],
      [128 + spread, length - 20],
      [80, length],
    ]
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
    const curl = (x: number, y: number, r: number): Point[] => [
      [x - r, y],
      [x, y - r],
      [x + r, y],
      [x + r * 0.3, y + r * 0.8],
      [x - r * 0.3, y + r * 0.1],
    ]
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

const afro =
  (lift: number): Style =>
  (input) => {
    const ring = [...arc(input, 215, -35, lift, 17)]
    const line = [
      onBrow(input, 106, 8),
      onBrow(input, 90, -56),
      onBrow(input, 50, -86),
      onBrow(input, 0, -92),
      onBrow(input, -50, -86),
      onBrow(input, -90, -56),
      onBrow(input, -106, 8),
    ]
    const coils = Array.from({ length: 26 }, (_, n) => {
      const [x, y] = onSkull(input, -16 + ((n * 37) % 212), 8 + ((n * 13) % Math.max(12, lift - 8)))
      return [
        [x - 7, y],
        [x, y - 7],
        [x + 6, y + 1],
        [x, y + 4],
      ] satisfies Point[]
    })
    return {
      behind: paintHair(outline(bumps(ring, 6, true))),
      front:
        paintHair(joined(bumps(arc(input, 190, -10, lift, 15), 6), line)) + strands(coils, input.tones, 2.8),
    }
  }

/** Combed back from the face; `extra` is the knot. */
const tied =
  (extra: (input: HairInput) => Hair, lift = 9): Style =>
  (input) => {
    const p = input.part * 30
    const line = [
      onBrow(input, 100, 14),
      onBrow(input, 92, -46),
      onBrow(input, 62, -84),
      onBrow(input, p, -99),
      onBrow(input, -62, -84),
      onBrow(input, -92, -46),
      onBrow(input, -100, 14),
    ]
    const knot = onSkull(input, 78, lift)
    const lines = [70, 36, 4, -36, -70].map((x): Point[] => [
      onBrow(input, x + p * 0.4, -80 - (1 - Math.abs(x) / 70) * 18),
      onBrow(input, x * 0.72, -118),
      [knot[0] + x * 0.3, knot[1] + 12],
    ])
    const more = extra(input)
    return {
      ...more,
      front: paintHair(cap(input, lift, line, -14)) + strands(lines, input.tones, 2.6) + (more.front ?? ''),
    }
  }

function bun(input: HairInput, degrees: number, size: number, away: number): string {
  const [x, y] = onSkull(input, degrees, away)
  const rings = strands(
    [
      [
        [x - size * 0.7, y + size * 0.2],
        [x, y - size * 0.6],
        [x + size * 0.7, y + size * 0.1],
      ],
      [
        [x - size * 0.5, y + size * 0.5],
        [x + size * 0.1, y - size * 0.2],
        [x + size * 0.8, y + size * 0.4],
      ],
    ],
    input.tones,
    3,
  )
  return oval(x, y, size, size * 0.86, hairPaint) + rings
}

function tail(input: HairInput, length: number): string {
  const d = joined(
    [
      [-78, 60],
      [-124, 120],
      [-140, 210],
      [-128, length],
    ],
    [
      [-128, length],
      [-84, length - 70],
      [-82, 170],
      [-66, 100],
    ],
  )
  return (
    paintHair(d) +
    strands(
      [
        [
          [-92, 100],
          [-118, 180],
          [-120, length - 20],
        ],
        [
          [-80, 120],
          [-98, 200],
          [-108, length - 50],
        ],
      ],
      input.tones,
      3,
    )
  )
}

function braid(input: HairInput, length: number): string {
  let drawn = ''
  for (let y = 120; y < length; y += 34) {
    const x = -96 - Math.sin((y - 120) / 160) * 12
    drawn +=
      paintHair(
        outline([
          [x - 26, y],
          [x, y - 22],
          [x + 26, y],
          [x + 4, y + 34],
        ]),
      ) +
      strands(
        [
          [
            [x - 22, y],
            [x + 2, y + 28],
          ],
          [
            [x + 22, y],
            [x + 4, y + 26],
          ],
        ],
        input.tones,
        3,
      )
  }
  return (
    paintHair(
      outline([
        [-70, 40],
        [-112, 80],
        [-112, 130],
        [-74, 126],
      ]),
    ) + drawn
  )
}

const pixie =
  (lift: number): Style =>
  (input) => {
    const d = input.part < 0 ? -1 : 1
    const line = [
      onBrow(input, 102, 26),
      onBrow(input, 88, -20),
      onBrow(input, 86, -50),
      onBrow(input, 40 * d + 14, -60 - d * 8),
      onBrow(input, -6, -76),
      onBrow(input, -60, -66 + d * 6),
      onBrow(input, -88, -46),
      onBrow(input, -90, -18),
      onBrow(input, -102, 26),
    ]
    const from = onSkull(input, 90 + d * 34, lift * 0.7)
    const lines = [80, 50, 20, -20, -56].map((x): Point[] => [
      from,
      onBrow(input, x * 0.5 - d * 10, -116),
      onBrow(input, x, -64 - (x * d > 30 ? 0 : 10)),
    ])
    return {
      behind: paintHair(outline(arc(input, 212, -32, lift * 0.5, 13))),
      front:
        paintHair(cap(input, (deg) => lift + Math.sin((deg * Math.PI) / 180) * 8, line, -20)) +
        strands(lines, input.tones, 3),
    }
  }

/** Soft waves to the ears with height on top. */
const waved =
  (lift: number, length: number): Style =>
  (input) => {
    const base = bob(length, 8, lift, 7)(input)
    const d = input.part < 0 ? -1 : 1
    const line = [
      onBrow(input, 106, 20),
      onBrow(input, 94, -34),
      onBrow(input, 64 * 1, -64),
      onBrow(input, 20 * d, -84),
      onBrow(input, -46, -76),
      onBrow(input, -92, -40),
      onBrow(input, -106, 20),
    ]
    const from = onSkull(input, 90 - d * 26, lift * 0.8)
    const lines = [86, 58, 26, -16, -56, -86].map((x): Point[] => [
      from,
      onBrow(input, x * 0.6, -124),
      onBrow(input, x, -70 + Math.abs(x) * 0.3),
    ])
    return {
      ...base,
      front:
        sideLocks(input, length - 12, 8) +
        paintHair(joined(bumps(arc(input, 192, -12, lift, 9), 5), line)) +
        strands(lines, input.tones, 3.4),
    }
  }

const fringe =
  (length: number): Style =>
  (input) => {
    const base = bob(length, 6, 18)(input)
    const line = [
      onBrow(input, 102, 20),
      onBrow(input, 90, -34),
      onBrow(input, 56, -48),
      onBrow(input, 10, -54),
      onBrow(input, -40, -52),
      onBrow(input, -88, -36),
      onBrow(input, -102, 20),
    ]
    const top = onSkull(input, 90, 14)
    const lines = [76, 50, 24, -4, -34, -66].map((x): Point[] => [
      [top[0] + x * 0.4, top[1] + 14],
      onBrow(input, x * 0.86, -100),
      onBrow(input, x, -54 + Math.abs(x) * 0.08),
    ])
    return {
      ...base,
      front:
        sideLocks(input, length - 10, 0) +
        paintHair(cap(input, 18, line, -18)) +
        strands(lines, input.tones, 3),
    }
  }

export const womenHair: Record<string, Style> = {
  straight: long(300, 26, 0),
  shoulder: overShoulder(290, 18, 3),
  wavy: overShoulder(330, 34, 9),
  longWaves: long(310, 50, 10),
  curls: curly(210, 26, 15),
  shortCurls: curly(120, 8, 13),
  afro: afro(58),
  naturalShort: afro(20),
  bob: bob(138, 16, 18),
  lob: bob(196, 2, 18, 4),
  fringe: fringe(170),
  pixie: pixie(14),
  waved: waved(26, 106),
  wavedLob: waved(22, 164),
  topKnot: tied((input) => ({ behind: bun(input, 88, 46, 42) })),
  lowBun: tied((input) => ({ behind: bun(input, 208, 44, 16) })),
  ponytail: tied((input) => ({ front: tail(input, 330) })),
  braid: tied((input) => ({ front: braid(input, 340) })),
}
