import { required } from '#common/required.ts'
import { pictureSize } from './picture-plan.ts'

type RGB = [number, number, number]

/** A window of a picture's size on a larger painted scene (RGB, `stride` pixels wide). */
export type View = { pixels: Uint8Array; stride: number; left: number; top: number; mirrored: boolean }

type Light = {
  /** 0-255 red, green, blue of the light and of the shade that falls on the figure. */
  light: RGB
  shade: RGB
  fromLeft: boolean
  /** A halo behind the head instead of a shadow. */
  halo: boolean
}

const { width, height } = pictureSize
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

/** Averages a map with its neighbours along lines, in place. */
function smear(
  map: Float32Array,
  radius: number,
  stride: number,
  length: number,
  lines: number,
  gap: number,
): void {
  const copy = new Float32Array(length)
  for (let start = 0; start < lines * gap; start += gap) {
    for (let i = 0; i < length; i++) copy[i] = required(map[start + i * stride])
    let sum = required(copy[0]) * radius
    for (let i = 0; i <= radius; i++) sum += required(copy[i])
    for (let i = 0; i < length; i++) {
      map[start + i * stride] = sum / (radius * 2 + 1)
      sum += required(copy[Math.min(length - 1, i + radius + 1)]) - required(copy[Math.max(0, i - radius)])
    }
  }
}

function soften(silhouette: Float32Array, radius: number): Float32Array {
  const map = silhouette.slice()
  for (let pass = 0; pass < 2; pass++) {
    smear(map, radius, 1, cols, rows, cols)
    smear(map, radius, cols, rows, cols, 1)
  }
  return map
}

/** The figure's outline, filled with ones, at a quarter of the size. */
function silhouetteOf(figure: Uint8Array): Float32Array {
  const map = new Float32Array(cols * rows)
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++)
      map[row * cols + col] = required(figure[((row * step + 2) * width + col * step + 2) * 4 + 3]) / 255
  return map
}

const narrow = new Float32Array(cols)

/** One full-size row of a quarter-size map, moved down by `dy` pixels and left by `shift` cells. */
function stretchRow(map: Float32Array, y: number, shift: number, dy: number, line: Float32Array): void {
  const from = Math.min(rows - 1.001, Math.max(0, (y + dy) / step - 0.5))
  const top = Math.floor(from) * cols
  const share = from - Math.floor(from)
  for (let col = 0; col < cols; col++) {
    const at = Math.min(cols - 1, Math.max(0, col + shift))
    narrow[col] = required(map[top + at]) * (1 - share) + required(map[top + cols + at]) * share
  }
  let before = required(narrow[0])
  for (let col = 0; col < cols; col++) {
    const here = required(narrow[col])
    const after = required(narrow[Math.min(cols - 1, col + 1)])
    line[col * 4] = (before + here) * 0.5
    line[col * 4 + 1] = before * 0.25 + here * 0.75
    line[col * 4 + 2] = here
    line[col * 4 + 3] = here * 0.75 + after * 0.25
    before = here
  }
}

function mapColor([red, green, blue]: RGB, change: (value: number) => number): RGB {
  return [change(red), change(green), change(blue)]
}

/** Puts the figure (600x800 RGBA) before its view of the scene and lets the scene's light fall on it. */
export function lightFigure(figure: Uint8Array, view: View, { light, shade, fromLeft, halo }: Light): Buffer {
  const out = new Uint8ClampedArray(width * height * 3)
  const silhouette = silhouetteOf(figure)
  const wide = soften(silhouette, 7)
  const edge = soften(silhouette, 4)
  const [behind, rim] = [new Float32Array(width), new Float32Array(width)]
  const [sr, sg, sb] = mapColor(shade, (value) => 0.64 + (value / 255) * 0.36)
  const [lr, lg, lb] = mapColor(light, (value) => 0.62 + (value / 255) * 0.44)
  const [dr, dg, db] = [lr - sr, lg - sg, lb - sb]
  const [hr, hg, hb]: RGB = halo ? light : [0, 0, 0]
  const pixels = view.pixels
  for (let y = 0; y < height; y++) {
    stretchRow(wide, y, 0, halo ? 0 : -14, behind)
    stretchRow(edge, y, fromLeft ? -5 : 5, -14, rim)
    const fall = 0.726 - (y / height) * 0.41
    let from = ((view.top + y) * view.stride + view.left + (view.mirrored ? width - 1 : 0)) * 3
    const onward = view.mirrored ? -3 : 3
    for (let x = 0, at = y * width; x < width; x++, at++, from += onward) {
      const alpha = figure[at * 4 + 3] ?? 0
      const dim = vignette[at] ?? 0
      let r = 0
      let g = 0
      let b = 0
      if (alpha < 255) {
        const soft = (behind[x] ?? 0) * 0.34
        r = (pixels[from] ?? 0) * (1 - soft) + hr * soft
        g = (pixels[from + 1] ?? 0) * (1 - soft) + hg * soft
        b = (pixels[from + 2] ?? 0) * (1 - soft) + hb * soft
      }
      if (alpha > 0) {
        const lit = fall + (fromLeft ? width - x : x) * 0.00086
        const bright = (rim[x] ?? 0) < 0.82 ? 1 + (0.82 - (rim[x] ?? 0)) * 0.58 : 1
        const share = alpha / 255
        const weight = bright * share
        r += (figure[at * 4] ?? 0) * (sr + dr * lit) * weight - r * share
        g += (figure[at * 4 + 1] ?? 0) * (sg + dg * lit) * weight - g * share
        b += (figure[at * 4 + 2] ?? 0) * (sb + db * lit) * weight - b * share
      }
      out[at * 3] = r * dim
      out[at * 3 + 1] = g * dim
      out[at * 3 + 2] = b * dim
    }
  }
  return Buffer.from(out.buffer)
}
