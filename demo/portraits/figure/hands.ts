import { fill, group, outline, points, stroke } from './strokes.ts'
import type { Tones } from './tones.ts'

export type HandKind = 'rest' | 'open' | 'grip' | 'cup'

/** A hand that points along x from its wrist at 0; the thumb is above. About 150 units long, as a face is tall. */
export function drawHand(
  kind: HandKind,
  tones: Tones,
  { x, y, angle, flip, size }: { x: number; y: number; angle: number; flip: boolean; size: number },
): string {
  const place = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)}) scale(${size.toFixed(2)} ${(flip ? -size : size).toFixed(2)})`
  return group(shapes[kind](tones), place)
}

const finger = (d: string, width: number, { skin, deep }: Tones) =>
  stroke(d, deep, width + 3, 0.5) + stroke(d, skin, width)

const shapes: Record<HandKind, (tones: Tones) => string> = {
  rest: (tones) =>
    finger('M22 -22Q52 -44 78 -40', 19, tones) +
    fill(outline(points`-12 -27, 30 -34, 74 -32, 84 0, 76 32, 34 33, -12 27`), tones.skin) +
    finger('M74 25Q98 28 112 31', 17, tones) +
    finger('M76 10Q108 13 130 17', 18, tones) +
    finger('M76 -7Q112 -8 138 -1', 18, tones) +
    finger('M74 -23Q106 -28 130 -21', 18, tones) +
    fill(outline(points`10 -26, 50 -30, 78 -28, 78 28, 40 30, 10 24`), tones.skin),
  open: (tones) =>
    finger('M24 -20Q46 -50 66 -66', 20, tones) +
    finger('M72 -24Q108 -42 132 -50', 18, tones) +
    finger('M78 -8Q118 -16 148 -18', 18, tones) +
    finger('M78 10Q116 14 142 16', 18, tones) +
    finger('M72 26Q100 38 120 46', 16, tones) +
    fill(outline(points`-12 -27, 30 -35, 72 -34, 86 0, 74 34, 32 34, -12 27`), tones.skin) +
    stroke('M30 -22Q52 -6 48 24M56 14Q70 6 78 8', tones.deep, 3, 0.3),
  grip: (tones) =>
    fill(outline(points`-12 -27, 24 -36, 66 -36, 74 0, 66 36, 24 34, -12 27`), tones.skin) +
    finger('M72 27Q56 31 44 29', 18, tones) +
    finger('M80 11Q58 14 42 12', 20, tones) +
    finger('M81 -7Q58 -6 40 -6', 20, tones) +
    finger('M76 -24Q56 -25 40 -23', 19, tones) +
    finger('M16 -30Q46 -54 72 -44', 19, tones),
  cup: (tones) =>
    fill(outline(points`-12 -26, 22 -34, 52 -32, 60 0, 50 34, 20 32, -12 26`), tones.skin) +
    finger('M48 26Q74 32 92 28', 17, tones) +
    finger('M52 9Q84 14 104 9', 18, tones) +
    finger('M52 -8Q86 -8 106 -11', 18, tones) +
    finger('M48 -24Q76 -32 94 -34', 18, tones),
}
