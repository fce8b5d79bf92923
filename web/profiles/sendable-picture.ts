import { limits } from '#common/limits.ts'
import { isTooNarrow } from '#common/profiles/kept-photo.ts'

/** Every browser that can show it makes a JPEG of it; the server holds an AVIF whole, and refuses one of more than 2.7 megapixels. */
const isAvif = (file: File) => file.type === 'image/avif' || /\.avif$/i.test(file.name)
/** Most browsers cannot show it, and so cannot say what it is either. */
const isHeic = (file: File) => /hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)

/** Of more pixels less is sent: as many as a phone's camera has by itself, of which a quarter of the width is still sharp. */
const mostPixels = 16_000_000
const sentPixels = 12_000_000

export type Sendable = {
  picture: Blob
  /** It has to be cut before: too little of it would be left. */
  narrow: boolean
}

/**
 * A picture as it is sent: one of many pixels or bytes is scaled down, a HEIC or AVIF becomes JPEG, where this browser
 * can read it. A HEIC that it cannot read is null; everything else stays what it is: the server says what it does not take.
 */
export async function sendablePicture(file: File): Promise<Sendable | null> {
  const src = URL.createObjectURL(file)
  try {
    const image = await shown(src)
    const pixels = image.naturalWidth * image.naturalHeight
    const narrow = isTooNarrow({ width: image.naturalWidth, height: image.naturalHeight })
    const fits = pixels <= mostPixels && file.size <= limits.photoBytes
    if (fits && !isHeic(file) && !isAvif(file)) return { picture: file, narrow }
    const picture = await drawn(image, fits ? 1 : Math.sqrt(Math.min(1, sentPixels / pixels)))
    return { picture: picture ?? file, narrow }
  } catch {
    return isHeic(file) ? null : { picture: file, narrow: false }
  } finally {
    URL.revokeObjectURL(src)
  }
}

function shown(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', reject)
    image.src = src
  })
}

/** Upright, and on white as the server has it; of what moves the first picture. */
function drawn(image: HTMLImageElement, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}
