import type { Character } from './picture-plan.ts'

export type Point = { x: number; y: number }
export type Curve = [Point, Point, Point, Point]

export type Shoulders = { left: Curve; right: Curve; leftArm: Point; rightArm: Point }

/** Where each Lorelei head's neck ends, left and right. */
const neckEnds = {
  '01': [266, 838, 672, 808],
  '02': [294, 832, 644, 806],
  '03': [274, 842, 706, 832],
  '04': [308, 852, 686, 828],
} as const

/** The shoulders' outline from the neck outwards, in Lorelei's 980-unit space. */
export function shoulderLine({ head, gender }: Pick<Character, 'head' | 'gender'>): Shoulders {
  const [lx, ly, rx, ry] = neckEnds[head]
  const male = gender === 'male'
  const left = male ? { x: -46, y: 1030 } : { x: 62, y: 1034 }
  const right = male ? { x: 1004, y: 1012 } : { x: 908, y: 1020 }
  const bend = male ? 52 : 34
  return {
    left: [
      { x: lx, y: ly },
      { x: lx - 62, y: ly + 46 },
      { x: left.x + 110, y: left.y - 140 + bend * 0.4 },
      left,
    ],
    right: [
      { x: rx, y: ry },
      { x: rx + 62, y: ry + 44 },
      { x: right.x - 110, y: right.y - 134 + bend * 0.4 },
      right,
    ],
    leftArm: { x: left.x - 36, y: 1900 },
    rightArm: { x: right.x + 36, y: 1900 },
  }
}

/** The part of a curve that starts at `share` of its way. */
export function cutCurve([a, b, c, d]: Curve, share: number): Curve {
  const mid = (p: Point, q: Point): Point => ({ x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share })
  const bc = mid(b, c)
  const cd = mid(c, d)
  const last = mid(bc, cd)
  return [mid(mid(mid(a, b), bc), last), last, cd, d]
}
