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
import { joined, outline, oval, type Point, points } from './strokes.ts'

type Style = (input: HairInput) => Hair

import { bob, curly, long, overShoulder, sideLocks } from './women-loose-hair.ts'

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
      return points`${x - 7} ${y}, ${x} ${y - 7}, ${x + 6} ${y + 1}, ${x} ${y + 4}` satisfies Point[]
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
      points`${x - size * 0.7} ${y + size * 0.2}, ${x} ${y - size * 0.6}, ${x + size * 0.7} ${y + size * 0.1}`,
      points`${x - size * 0.5} ${y + size * 0.5}, ${x + size * 0.1} ${y - size * 0.2}, ${x + size * 0.8} ${y + size * 0.4}`,
    ],
    input.tones,
    3,
  )
  return oval(x, y, size, size * 0.86, hairPaint) + rings
}

function tail(input: HairInput, length: number): string {
  const d = joined(
    points`-78 60, -124 120, -140 210, -128 ${length}`,
    points`-128 ${length}, -84 ${length - 70}, -82 170, -66 100`,
  )
  return (
    paintHair(d) +
    strands(
      [points`-92 100, -118 180, -120 ${length - 20}`, points`-80 120, -98 200, -108 ${length - 50}`],
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
      paintHair(outline(points`${x - 26} ${y}, ${x} ${y - 22}, ${x + 26} ${y}, ${x + 4} ${y + 34}`)) +
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
  return paintHair(outline(points`-70 40, -112 80, -112 130, -74 126`)) + drawn
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
  naturalShort: afro(36),
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
