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
import { fill, joined, mirrored, moved, outline, oval, type Point, points } from './strokes.ts'

type Style = (input: HairInput) => Hair

/** Short hair at the sides, from the temples to the ears. */
function sides(input: HairInput, opacity: number, lift = 3): string {
  const hairline = [
    onBrow(input, 103, 22),
    onBrow(input, 93, -8),
    onBrow(input, 90, -52),
    onBrow(input, 60, -86),
    onBrow(input, 0, -94),
    onBrow(input, -60, -86),
    onBrow(input, -90, -52),
    onBrow(input, -93, -8),
    onBrow(input, -103, 22),
  ]
  return fill(cap(input, lift, hairline, -18), hairPaint, opacity)
}

type Top = {
  lift: (degrees: number) => number
  line: (d: 1 | -1) => Point[]
  from: number
  edge?: number
}

/** A short cut: faded sides and a top of its own. */
const cut =
  ({ lift, line, from, edge = 0 }: Top, fade = 0.68): Style =>
  (input) => {
    const d = input.part < 0 ? -1 : 1
    const points = line(d).map(([x, y]) => onBrow(input, x, y - 7))
    const over = arc(input, 158, 22, (deg) => 3 + lift(deg) * (up(deg) - 0.34) * 1.5, 11)
    const lines = [74, 46, 18, -12, -42, -70].map((x): Point[] => [
      onBrow(input, x, -88 + Math.abs(x) * 0.2),
      onBrow(input, x * 0.8 - d * 8, -122),
      onSkull(input, 90 - x * 0.42 + d * from * 0.5, lift(90) * 0.35),
    ])
    const top = edge ? joined(bumps(over, edge), points) : joined(over, points)
    return { front: sides(input, fade) + paintHair(top) + strands(lines, input.tones, 3) }
  }

const up = (degrees: number) => Math.max(0, Math.sin((degrees * Math.PI) / 180))

const shortBack = (input: HairInput, length: number, spread: number): string => {
  const s = -input.head.turn * 16
  const side: Point[] = points`${112 + spread * 0.5} -20, ${116 + spread} 40, ${110 + spread} ${length - 30}, 84 ${length}`
  return paintHair(
    outline([...arc(input, 158, 22, 14, 7), ...moved(side, s, 0), ...moved(mirrored(side).reverse(), s, 0)]),
  )
}

const loose =
  (length: number, spread: number): Style =>
  (input) => {
    const p = input.part * 30
    const line = [
      onBrow(input, 104, length * 0.45),
      onBrow(input, 98, 0),
      onBrow(input, 88, -46),
      onBrow(input, 58, -82),
      onBrow(input, p, -106),
      onBrow(input, -58, -82),
      onBrow(input, -88, -46),
      onBrow(input, -98, 0),
      onBrow(input, -104, length * 0.45),
    ]
    const top = onSkull(input, 90 - input.part * 18, 14)
    const lines = [88, 70, 50, -50, -70, -88].map((x): Point[] => [
      top,
      onBrow(input, x * 0.7, -110),
      onBrow(input, x * 1.04, -44),
    ])
    const shown = shortBack(input, length, spread)
    return {
      ...(length > 160 ? { back: shown } : {}),
      behind: shown,
      front: paintHair(cap(input, 16, line, -24)) + strands(lines, input.tones, 3),
    }
  }

const swept: Style = (input) => {
  const line = [
    onBrow(input, 103, 20),
    onBrow(input, 92, -14),
    onBrow(input, 90, -58),
    onBrow(input, 58, -92),
    onBrow(input, 0, -100),
    onBrow(input, -58, -92),
    onBrow(input, -90, -58),
    onBrow(input, -92, -14),
    onBrow(input, -103, 20),
  ]
  const lines = [64, 40, 14, -14, -40, -64].map((x): Point[] => [
    onBrow(input, x, -92),
    onBrow(input, x * 0.9, -124),
    [onSkull(input, 90, 8)[0] + x * 0.8, onSkull(input, 90, 8)[1] + Math.abs(x) * 0.22],
  ])
  return {
    behind: shortBack(input, 70, -4),
    front: paintHair(cap(input, (deg) => 8 + up(deg) * 12, line, -18)) + strands(lines, input.tones, 3),
  }
}

/** What is left around a high forehead. */
const receding =
  (lift: number, deep: number): Style =>
  (input) => {
    const line = [
      onBrow(input, 103, 22),
      onBrow(input, 93, -10),
      onBrow(input, 91, -58),
      onBrow(input, 66, -106),
      onBrow(input, 40, -118 - deep * 0.3),
      onBrow(input, 0, -112 - deep * 0.4),
      onBrow(input, -40, -118 - deep * 0.3),
      onBrow(input, -66, -106),
      onBrow(input, -91, -58),
      onBrow(input, -93, -10),
      onBrow(input, -103, 22),
    ]
    const lines = [30, 8, -18].map((x): Point[] => [
      onBrow(input, x, -118),
      onBrow(input, x * 0.8, -136),
      [onSkull(input, 90, 0)[0] + x, onSkull(input, 90, lift)[1] + 6],
    ])
    return { front: fill(cap(input, lift, line, -18), hairPaint, 0.94) + strands(lines, input.tones, 2.4) }
  }

const crown: Style = (input) => {
  const side = (sign: 1 | -1) => {
    const degrees = sign === 1 ? [-16, 30] : [196, 150]
    const edge = arc(input, degrees[0] ?? 0, degrees[1] ?? 0, 5, 6)
    return fill(
      joined(edge, [
        onBrow(input, sign * 92, -66),
        onBrow(input, sign * 93, -24),
        onBrow(input, sign * 94, 0),
        onBrow(input, sign * 103, 24),
      ]),
      hairPaint,
      0.9,
    )
  }
  return { front: side(-1) + side(1) }
}

export const menHair: Record<string, Style> = {
  crew: cut({
    lift: (deg) => 6 + up(deg) * 8,
    line: () => points`86 -60, 56 -88, 0 -97, -56 -88, -86 -60`,
    from: 10,
  }),
  buzz: (input) => ({ front: sides(input, 0.78, 2) }),
  quiff: cut({
    lift: (deg) => 8 + up(deg) * 26,
    line: (d) => points`88 -62, 54 -92, ${10 * d} -92, -50 -94, -88 -62`,
    from: 14,
  }),
  sidePart: cut(
    {
      lift: (deg) => 9 + up(deg) * 13,
      line: (d) => points`90 -56, 60 ${-80 - d * 8}, ${20 * d} -86, -58 ${-80 + d * 8}, -90 -56`,
      from: 46,
    },
    0.94,
  ),
  textured: cut(
    {
      lift: (deg) => 9 + up(deg) * 18,
      line: (d) => points`86 -62, 50 -78, ${14 * d} -84, -40 -80, -86 -62`,
      from: 20,
      edge: 8,
    },
    0.86,
  ),
  curlyTop: cut(
    {
      lift: (deg) => 12 + up(deg) * 26,
      line: () => points`90 -60, 56 -80, 10 -88, -46 -82, -90 -60`,
      from: 8,
      edge: 14,
    },
    0.82,
  ),
  afroShort: cut(
    {
      lift: (deg) => 9 + up(deg) * 12,
      line: () => points`90 -62, 58 -88, 0 -94, -58 -88, -90 -62`,
      from: 0,
      edge: 5,
    },
    0.9,
  ),
  afroHigh: cut(
    {
      lift: (deg) => 12 + up(deg) * 38,
      line: () => points`92 -60, 60 -86, 0 -92, -60 -86, -92 -60`,
      from: 0,
      edge: 8,
    },
    0.9,
  ),
  swept,
  wavyMid: loose(96, 8),
  shoulderLong: loose(214, 16),
  manBun: (input) => {
    const [x, y] = onSkull(input, 84, 26)
    const base = swept(input)
    return { behind: oval(x, y, 34, 28, hairPaint), front: base.front ?? '' }
  },
  receding: receding(6, 0),
  recedingFar: receding(4, 40),
  crown,
  shaved: () => ({}),
}
