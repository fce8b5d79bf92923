import type { GalleryPhoto } from './gallery-photo.ts'
import { LockOverlay } from './lock-overlay.tsx'
import { Photo } from './photo.tsx'

type GallerySlideProps = {
  photo: GalleryPhoto
  first: boolean
  current: boolean
  fit: 'cover' | 'contain'
  openLabel?: string | undefined
  onOpen?: (() => void) | undefined
}

export function GallerySlide({ photo, first, current, fit, openLabel, onOpen }: GallerySlideProps) {
  return (
    <li className="relative h-full">
      <Photo
        photo={photo}
        alt={photo.alt}
        sizes={fit === 'cover' ? '(min-width: 992px) 520px, 100vw' : '100vw'}
        eager={first}
        fit={fit}
        className={current && fit === 'cover' ? 'moving-photo' : undefined}
      />
      {photo.locked && <LockOverlay>{photo.locked}</LockOverlay>}
      {onOpen && !photo.locked && (
        <button
          type="button"
          tabIndex={current ? 0 : -1}
          aria-label={openLabel}
          onClick={onOpen}
          className="absolute inset-0 cursor-zoom-in! focus-visible:-outline-offset-4 focus-visible:outline-white"
        />
      )}
    </li>
  )
}
