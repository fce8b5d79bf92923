import type { PaintedScene } from './paint-scene.ts'

export type Light = {
  /** 0-255 red, green, blue of the light and of the shade that falls on the figure. */
  light: number[]
  shade: number[]
  fromLeft: boolean
  /** A halo behind the head instead of a shadow. */
  halo: boolean
}

const width = 720
const height = 960
const step = 4
const [cols, rows] = [width / step, height / step]

/** The corners darken, the bottom most, where the name is written. */
const vignette = (() => {
  const map = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = Math.hypot((x - width / 2) / (width * 0.78), (y - height * 0.42) / (height * 0.74))
      const edge = Math.max(0, away - 0.52)
      map[y * width + x] = 1 - Math.min(0.42, edge * edge * 2.6)
    }
  }
  return map
})()

function smear(map: Float32Array, radius: number, stride: number, length: number, lines: number, gap: number): void {
  const copy = new Float32Array(length)
  for (let index = 0; index < lines; index++) {
    const start = index * gap
    for (let i = 0; i < length; i++) copy[i] = map[start + i * stride]!
    let sum = copy[0]! * radius
    for (let i = 0; i <= radius; i++) sum += copy[i]!
    for (let i = 0; i < length; i++) {
      map[start + i * stride] = sum / (radius * 2 + 1)
      sum += copy[Math.min(length - 1, i + radius + 1)]! - copy[Math.max(0, i - radius)]!
    }
  }
}

/** The figure's silhouette at a quarter of the size, softened. */
function softSilhouette(figure: Buffer, radius: number): Float32Array {
  const map = new Float32Array(cols * rows)
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++)
      map[row * cols + col] = figure[((row * step + 2) * width + col * step + 2) * 4 + 3]! / 255
  for (let pass = 0; pass < 2; pass++) {
    smear(map, radius, 1, cols, rows, cols)
    smear(map, radius, cols, rows, cols, 1)
  }
  return map
}

/** Stretches one row of a quarter-size map, moved by (dx, dy) full-size pixels, into `line`. */
function stretchRow(map: Float32Array, y: number, dx: number, dy: number, line: Float32Array): void {
  const fromY = Math.min(rows - 1.001, Math.max(0, (y + dy) / step - 0.5))
  const row = Math.floor(fromY)
  const below = fromY - row
  const [first, second] = [row * cols, Math.min(rows - 1, row + 1) * cols]
  for (let x = 0; x < width; x++) {
    const fromX = Math.min(cols - 1.001, Math.max(0, (x + dx) / step - 0.5))
    const col = fromX | 0
    const right = fromX - col
    const top = map[first + col]! * (1 - right) + map[first + col + 1]! * right
    const bottom = map[second + col]! * (1 - right) + map[second + col + 1]! * right
    line[x] = top * (1 - below) + bottom * below
  }
}

/** Puts the figure (720x960 RGBA) before the scene (720x960 RGB) and lets the scene's light fall on it. */
export function lightFigure(figure: Buffer, scene: PaintedScene['pixels'], { light, shade, fromLeft, halo }: Light): Buffer {
  const out = Buffer.allocUnsafe(width * height * 3)
  const wide = softSilhouette(figure, 7)
  const edge = softSilhouette(figure, 4)
  const side = fromLeft ? -1 : 1
  const [behind, rim] = [new Float32Array(width), new Float32Array(width)]
  const [lr, lg, lb] = light as [number, number, number]
  const [sr, sg, sb] = shade.map((value) => 0.64 + (value / 255) * 0.36) as [number, number, number]
  const [dr, dg, db] = [lr, lg, lb].map((value, i) => 0.62 + (value / 255) * 0.44 - [sr, sg, sb][i]!) as [number, number, number]
  for (let y = 0; y < height; y++) {
    stretchRow(wide, y, 0, halo ? 0 : -14, behind)
    stretchRow(edge, y, side * 20, -14, rim)
    const fall = 1.1 - (y / height) * 0.62
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const [to, from] = [at * 3, at * 4]
      const alpha = figure[from + 3]! / 255
      const dim = vignette[at]!
      let [r, g, b] = [0, 0, 0]
      if (alpha < 1) {
        const soft = behind[x]!
        r = scene[to]!
        g = scene[to + 1]!
        b = scene[to + 2]!
        if (halo) {
          const glow = soft * 0.34
          r += (255 - r) * glow * (lr / 255)
          g += (255 - g) * glow * (lg / 255)
          b += (255 - b) * glow * (lb / 255)
        } else {
          const dark = 1 - soft * 0.34
          r *= dark
          g *= dark
          b *= dark
        }
      }
      if (alpha > 0) {
        const across = fromLeft ? 1 - x / width : x / width
        const lit = Math.min(1.06, fall * 0.66 + across * 0.52)
        const bright = Math.max(0, 0.82 - rim[x]!) * 0.62
        const fr = figure[from]! * (sr + dr * lit) * (1 + (bright * lr) / 255)
        const fg = figure[from + 1]! * (sg + dg * lit) * (1 + (bright * lg) / 255)
        const fb = figure[from + 2]! * (sb + db * lit) * (1 + (bright * lb) / 255)
        r += (fr - r) * alpha
        g += (fg - g) * alpha
        b += (fb - b) * alpha
      }
      out[to] = Math.min(255, r * dim)
      out[to + 1] = Math.min(255, g * dim)
      out[to + 2] = Math.min(255, b * dim)
    }
  }
  return out
}
