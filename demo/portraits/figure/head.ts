import { ageing, type Character } from './character.ts'
import { mirrored, type Point, points } from './strokes.ts'

/**
 * A head in its own space: crown at -150, chin near 150, eyes in the middle of the height as adults have them.
 * `turn` is the sine of the angle to the right; who looks to the left is drawn mirrored.
 */
export type Head = {
  turn: number
  outline: Point[]
  chinY: number
  jawX: number
  /** Where a point of the face is seen; `z` is how far it stands out. */
  place: (x: number, y: number, z: number) => Point
}

export function shapeHead(character: Character, turn: number): Head {
  const { features: f, gender, body } = character
  const male = gender === 'male'
  const old = ageing(character)
  const full = body === 'fat' ? 1 : body === 'slim' ? -0.35 : 0.1
  const wide = 103 + f.width * 5 + full * 5
  const jawX = (male ? 92 : 79) + f.jaw * 7 + full * 11 + old * 3
  const chinX = (male ? 38 : 25) + f.chin * 7 + full * 7
  const chinY = 150 + f.length * 7 + (male ? 5 : 0)
  const jawY = (male ? 96 : 88) + f.length * 4 + old * 6
  const side: Point[] = points`62 -139, ${wide - 8} -92, ${wide} -38, ${wide - 1} 8, ${wide - 6 + full * 3} 48, ${jawX + 2} ${jawY}, ${chinX + 22 + full * 5 + old * 4} ${chinY - 20}, ${chinX * 0.55} ${chinY - 1}`
  const forward = [-6, 0, 4, 8, 14, 20, 44, 50]
  const near: Point[] = mirrored(side).map(([x, y], n) => [x + turn * (forward[n] ?? 0) * 0.75, y])
  // The far side shows the hollow of the eye and the bone below it.
  const dents = [0, 0, -4, -22, 0, -6, 0, 0]
  const far: Point[] = side.map(([x, y], n) => [x + turn * ((forward[n] ?? 0) * 0.6 + (dents[n] ?? 0)), y])
  const outline: Point[] = [[-turn * 8, -150], ...far, [turn * 48, chinY], ...near.reverse()]
  const cos = Math.sqrt(1 - turn * turn)
  return {
    turn,
    outline,
    chinY,
    jawX,
    place: (x, y, z) => [x * cos + z * turn, y],
  }
}
