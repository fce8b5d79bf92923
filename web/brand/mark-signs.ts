import type { NicheName } from '#common/sites/niches.ts'

/** A part of a drawing: filled, or a round stroke of the width `pen`. */
export type Shape = { d: string; pen?: number }

export type Sign = {
  /** The name in the public files' addresses. Others may see those, so it says nothing about the niche. */
  name: string
  shapes: Shape[]
}

/** The arch of every mark, on a canvas of 48 by 56. */
export const arch = 'M3 24a21 21 0 0 1 42 0v22a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7Z'

/** The signs inside the arch, one per niche. Pages and the files in public/ are drawn from here. */
export const markSigns: Record<NicheName, Sign> = {
  general: {
    name: 'note',
    shapes: [
      {
        d: 'M19.5 46.5C12.5 41.6 9.6 37.6 9.6 33.6a5.4 5.4 0 0 1 9.9-3.1 5.4 5.4 0 0 1 9.9 3.1c0 4-2.9 8-9.9 12.9Z',
      },
      { d: 'M27.6 33V13.6c1.6 4.6 8.2 5 8.6 12.2', pen: 3.6 },
    ],
  },
  women: {
    name: 'voice',
    shapes: [
      { d: 'M10.5 37.5c3.6-9.6 8.8-10.4 13.2-4.6s9.4 4 13.8-6.6', pen: 4.2 },
      { d: dot(24, 17.5, 3.8) },
    ],
  },
  bdsm: {
    name: 'moon',
    shapes: [{ d: 'M23.6 17A13 13 0 1 0 35.2 34.5 10.5 10.5 0 0 1 23.6 17Z' }],
  },
  bbw: {
    name: 'sun',
    shapes: [
      { d: dot(24, 30, 6.6) },
      {
        d: 'M24 18.8v-3.4M31.9 22.1l2.4-2.4M35.2 30h3.4M31.9 37.9l2.4 2.4M24 41.2v3.4M16.1 37.9l-2.4 2.4M12.8 30H9.4M16.1 22.1l-2.4-2.4',
        pen: 3.2,
      },
    ],
  },
  gilf: {
    name: 'repeat',
    shapes: [
      { d: dot(14.5, 25.4, 3) + dot(14.5, 35.4, 3) },
      { d: 'M23 19.5v22', pen: 3 },
      { d: 'M32 21.2v18.6', pen: 6.4 },
    ],
  },
  milf: {
    name: 'pause',
    shapes: [{ d: 'M11.5 37a12.5 12.5 0 0 1 25 0', pen: 4.2 }, { d: dot(24, 36.4, 3.8) }],
  },
  gay: {
    name: 'duet',
    shapes: [
      { d: dot(15.4, 40, 4.9, 4.2) + dot(31.4, 37.4, 4.9, 4.2) },
      { d: 'M18.8 39.4V20.6M34.8 36.8V18', pen: 3 },
      { d: 'M17.3 19.2 36.3 16v6.2l-19 3.2Z' },
    ],
  },
}

function dot(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}
