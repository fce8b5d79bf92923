import type { Profile } from '#common/wire/profiles.ts'
import { photoUrl } from '../card/photo-source.ts'

/** A profile as a report is about it. */
export function reportable({ id, name, photos }: Profile) {
  return {
    id,
    name,
    photos: photos.map((photo) => ({ id: photo.id, src: photoUrl(photo.thumb_filename) })),
  }
}
