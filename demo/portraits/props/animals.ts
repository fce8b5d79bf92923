import { curve, fill, group, joined, outline, oval, type Point, points, stroke } from '../figure/strokes.ts'
import { mixColors } from '../mix-colors.ts'

export type Coat = { fur: string; chest: string; ears: 'floppy' | 'pointed' | 'long' }

export const coats: Coat[] = [
  { fur: '#c98f4e', chest: '#f0d9b0', ears: 'floppy' },
  { fur: '#3a2c2a', chest: '#a86a3a', ears: 'floppy' },
  { fur: '#e9dcc4', chest: '#fbf5e8', ears: 'long' },
  { fur: '#6a4630', chest: '#8a6244', ears: 'long' },
  { fur: '#8d8a90', chest: '#efece8', ears: 'pointed' },
  { fur: '#2a262a', chest: '#f2efe9', ears: 'pointed' },
]

function ears({ fur, ears: kind }: Coat): string {
  const inner = mixColors(fur, '#2a1418', 0.3)
  const side = (sign: 1 | -1): string => {
    const x = (points: Point[]): Point[] => points.map(([a, b]) => [a * sign, b])
    if (kind === 'pointed')
      return (
        fill(
          joined(
            x([
              [40, -78],
              [78, -158],
            ]),
            x([[104, -40]]),
          ),
          fur,
        ) +
        fill(
          joined(
            x([
              [56, -82],
              [78, -134],
            ]),
            x([[92, -52]]),
          ),
          '#d79a94',
          0.7,
        )
      )
    const low = kind === 'long' ? 92 : 26
    return fill(
      outline(x(points`52 -88, 104 -72, 128 ${low * 0.4}, 112 ${low}, 84 ${low * 0.7}, 78 -20`)),
      inner,
    )
  }
  return side(-1) + side(1)
}

/** A dog that sits before its person, its head around 0, 0. */
export function dog(coat: Coat, collar: string): string {
  const { fur, chest } = coat
  const shade = mixColors(fur, '#2a1418', 0.26)
  const body = outline(points`-66 60, 66 60, 120 210, 150 420, 140 620, -140 620, -150 420, -120 210`)
  const head = outline(points`0 -106, 62 -90, 92 -30, 80 34, 44 78, 0 88, -44 78, -80 34, -92 -30, -62 -90`)
  const muzzle = outline(points`0 -34, 24 -20, 46 30, 40 70, 0 86, -40 70, -46 30, -24 -20`)
  const eye = (x: number) =>
    oval(x, -22, 11, 12, '#2a1712') +
    oval(x + 3, -26, 4, 4, '#ffffff') +
    stroke(`M${x - 14} -44q14 -10 28 0`, shade, 6, 0.6)
  return (
    fill(body, fur) +
    fill(outline(points`-50 90, 50 90, 70 220, 40 400, 0 440, -40 400, -70 220`), chest) +
    stroke('M-80 380Q-76 480 -84 620M80 380Q76 480 84 620', shade, 7, 0.5) +
    stroke('M-70 88Q0 124 70 88', collar, 22) +
    oval(0, 122, 15, 15, '#e5bd5a') +
    fill(head, fur) +
    ears(coat) +
    fill(muzzle, chest) +
    eye(-36) +
    eye(36) +
    fill(outline(points`-22 14, 0 6, 22 14, 12 34, 0 38, -12 34`), '#241618') +
    oval(-6, 15, 6, 3, '#ffffff', 0.5) +
    fill(outline(points`-16 60, 16 60, 18 96, 0 112, -18 96`), '#d9697a') +
    stroke('M0 36V52M-34 48Q-14 66 0 54Q14 66 34 48', '#3a1f20', 5)
  )
}

/** A cat that is carried in the arms. */
export function cat(fur: string, collar: string): string {
  const shade = mixColors(fur, '#2a1418', 0.34)
  const pale = mixColors(fur, '#ffffff', 0.62)
  const side = (sign: 1 | -1) =>
    fill(
      joined(
        [
          [sign * 34, -58],
          [sign * 72, -122],
        ],
        [[sign * 90, -24]],
      ),
      fur,
    ) +
    fill(
      joined(
        [
          [sign * 50, -62],
          [sign * 70, -100],
        ],
        [[sign * 80, -34]],
      ),
      '#dfa09a',
      0.8,
    ) +
    oval(sign * 36, -8, 15, 16, '#c9c456') +
    oval(sign * 36, -8, 5, 14, '#1c1418') +
    stroke(`M${sign * 40} 32l${sign * 70} -8M${sign * 40} 40l${sign * 68} 10`, '#ffffff', 3, 0.7)
  const stripes = stroke('M-18 -74v28M0 -80v32M18 -74v28', shade, 9, 0.7)
  return (
    fill(outline(points`-60 50, 60 50, 140 150, 190 260, 150 330, -40 320, -110 230`), fur) +
    stroke(
      curve(points`120 160, 140 200, 132 240`) + curve(points`156 200, 170 240, 158 276`),
      shade,
      10,
      0.5,
    ) +
    fill(outline(points`-40 70, 40 70, 50 180, 0 230, -60 180`), pale) +
    stroke('M-56 70Q0 100 56 70', collar, 15) +
    fill(outline(points`0 -82, 58 -66, 92 -10, 76 44, 34 72, 0 76, -34 72, -76 44, -92 -10, -58 -66`), fur) +
    side(-1) +
    side(1) +
    stripes +
    fill(outline(points`0 14, 32 26, 34 52, 0 68, -34 52, -32 26`), pale) +
    fill('M-11 18H11L0 31Z', '#d9808a') +
    stroke('M0 30V42M-18 46Q-8 56 0 44Q8 56 18 46', shade, 4)
  )
}

export const placed = (drawn: string, x: number, y: number, scale: number) =>
  group(drawn, `translate(${x} ${y}) scale(${scale})`)
