import { classNames } from '../class-names.ts'
import type { GalleryPhoto } from './gallery-photo.ts'
import { LockOverlay } from './lock-overlay.tsx'
import { Photo } from './photo.tsx'

type GalleryThumbsProps = { photos: GalleryPhoto[]; shown: number; onShow: (index: number) => void }

export function GalleryThumbs({ photos, shown, onShow }: GalleryThumbsProps) {
  return (
    <ul className="mt-3 hidden grid-cols-5 gap-3 lg:grid">
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <button
            type="button"
            aria-label={photo.alt}
            aria-current={index === shown}
            onClick={() => onShow(index)}
            className={classNames(
              'relative block aspect-square w-full overflow-hidden rounded-input bg-sunken',
              index === shown && 'ring-3 ring-primary ring-offset-2 ring-offset-bg',
            )}
          >
            <Photo photo={photo} alt="" sizes="96px" />
            {photo.locked && <LockOverlay />}
          </button>
        </li>
      ))}
    </ul>
  )
}
