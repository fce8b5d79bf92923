import type { Photo } from '#common/profiles.ts'
import { photoUrl } from '../platform/api/photo-url.ts'
import type { PhotoSource } from '../ui/media/photo.tsx'
import { photoColor } from './photo-color.ts'

/** A photo of the wire as the UI kit draws it; `small` takes the file for cards and thumbs. */
export function photoSource(photo: Photo, small = false): PhotoSource {
  return {
    src: photoUrl(small ? photo.thumb_filename : photo.filename),
    width: photo.width,
    height: photo.height,
    color: photoColor(photo.placeholder),
  }
}
