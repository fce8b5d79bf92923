import { thumbHashToAverageRGBA } from 'thumbhash'
import type { Photo } from '#common/wire/profiles.ts'
import type { PhotoSource } from '#ui/media/photo.tsx'

/** A photo of the wire as the UI kit draws it; `small` takes the file for cards and thumbs. */
export function photoSource(photo: Photo, small = false): PhotoSource {
  return {
    src: photoUrl(small ? photo.thumb_filename : photo.filename),
    width: photo.width,
    height: photo.height,
    color: photoColor(photo.placeholder),
  }
}

/** The average colour stands in the first five bytes of a ThumbHash (a sixth holds its opacity). */
const headLength = 8

/** The colour that a photo's place shows until the photo has come; `placeholder` is a ThumbHash in base64. */
export function photoColor(placeholder: string): string | undefined {
  if (placeholder.length < headLength) return undefined
  const head = Uint8Array.from(atob(placeholder.slice(0, headLength)), (char) => char.charCodeAt(0))
  const { r, g, b } = thumbHashToAverageRGBA(head)
  return `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)})`
}

/** The file that an avatar shows: the thumb's, of a card's name. */
export function avatarUrl(thumbFilename: string): string {
  return `${photoUrl(thumbFilename)}?size=thumb`
}

/** Where a photo's file is: on the site itself, which asks for the session's cookie. */
export function photoUrl(filename: string): string {
  return `/media/${filename}`
}
