import { fill, outline, oval, points, stroke } from '../figure/strokes.ts'
import { mixColors } from '../mix-colors.ts'

export type Hat = 'none' | 'beanie' | 'sunhat' | 'cap'

/** A hat in the head's space, above the brows. */
export function drawHat(kind: Hat, color: string, turn: number): string {
  const dark = mixColors(color, '#1a0a18', 0.3)
  const light = mixColors(color, '#ffffff', 0.2)
  const x = -turn * 12
  if (kind === 'beanie')
    return (
      fill(
        outline(
          points`${x - 122} -66, ${x - 118} -130, ${x - 60} -196, ${x} -208, ${x + 60} -196, ${x + 118} -130, ${x + 122} -66, ${x} -76`,
        ),
        color,
      ) +
      fill(
        outline(
          points`${x - 126} -96, ${x} -106, ${x + 126} -96, ${x + 127} -50, ${x} -62, ${x - 127} -50`,
          0.7,
        ),
        light,
      ) +
      stroke([-90, -60, -30, 0, 30, 60, 90].map((at) => `M${x + at} -98v36`).join(''), dark, 4, 0.3) +
      oval(x, -214, 30, 28, light)
    )
  if (kind === 'sunhat')
    return (
      oval(x, -84, 232, 44, dark) +
      oval(x, -90, 230, 42, color) +
      fill(
        outline(
          points`${x - 116} -92, ${x - 108} -160, ${x - 58} -206, ${x} -212, ${x + 58} -206, ${x + 108} -160, ${x + 116} -92, ${x} -80`,
        ),
        light,
      ) +
      fill(
        outline(
          points`${x - 116} -122, ${x} -110, ${x + 116} -122, ${x + 118} -90, ${x} -76, ${x - 118} -90`,
          0.8,
        ),
        '#8a3f4a',
      )
    )
  if (kind === 'cap') {
    const brim = x + turn * 60
    return (
      fill(
        outline(
          points`${x - 116} -64, ${x - 112} -130, ${x - 60} -184, ${x} -194, ${x + 60} -184, ${x + 112} -130, ${x + 116} -64, ${x} -82`,
        ),
        color,
      ) +
      stroke(`M${x} -192Q${x + 16} -140 ${x + 6} -88`, dark, 4, 0.4) +
      fill(
        outline(
          points`${brim - 100} -78, ${brim} -104, ${brim + 100} -78, ${brim + 86} -50, ${brim} -62, ${brim - 86} -50`,
        ),
        dark,
      )
    )
  }
  return ''
}
