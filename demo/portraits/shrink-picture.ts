import { required } from '#common/required.ts'
/** Averages RGB pixels down to a few RGBA ones, then blends neighbours, so that no feature of a face is left. */
export function shrinkPicture(
  pixels: Uint8Array,
  width: number,
  height: number,
  cols: number,
  rows: number,
): Uint8Array {
  const [cellWidth, cellHeight] = [width / cols, height / rows]
  const cells = new Float32Array(cols * rows * 3)
  for (let y = 0; y < height; y += 5) {
    const row = Math.floor(y / cellHeight) * cols
    for (let x = 0; x < width; x += 5) {
      const cell = (row + Math.floor(x / cellWidth)) * 3
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++)
        cells[cell + channel] = required(cells[cell + channel]) + required(pixels[at + channel])
    }
  }
  const samples = Math.ceil(cellWidth / 5) * Math.ceil(cellHeight / 5)
  const tiny = new Uint8Array(cols * rows * 4).fill(255)
  const near = (value: number, limit: number) => Math.min(limit - 1, Math.max(0, value))
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0
        for (let i = 0; i < 9; i++) {
          const from = near(row + Math.floor(i / 3) - 1, rows) * cols + near(col + (i % 3) - 1, cols)
          sum += required(cells[from * 3 + channel])
        }
        tiny[(row * cols + col) * 4 + channel] = sum / 9 / samples
      }
    }
  }
  return tiny
}
