import { thumbHashToAverageRGBA } from 'thumbhash'

/** The average colour stands in the first five bytes of a ThumbHash (a sixth holds its opacity). */
const headLength = 8

/** The colour that a photo's place shows until the photo has come; `placeholder` is a ThumbHash in base64. */
export function photoColor(placeholder: string): string | undefined {
  if (placeholder.length < headLength) return undefined
  const head = Uint8Array.from(atob(placeholder.slice(0, headLength)), (char) => char.charCodeAt(0))
  const { r, g, b } = thumbHashToAverageRGBA(head)
  return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`
}
