import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Photo, type PhotoSource } from './photo.tsx'
import { LockOverlay } from './photo-marks.tsx'

export type GalleryPhoto = PhotoSource & { alt: string; locked?: ReactNode | undefined }

type GallerySegmentsProps = { total: number; shown: number }

export function GallerySegments({ total, shown }: GallerySegmentsProps) {
  const segments = Array.from({ length: total }, (_, index) => index)
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-3 top-2.5 z-2 flex gap-1.25 lg:hidden"
    >
      {segments.map((segment) => (
        <span
          key={segment}
          className={classNames(
            'h-1 flex-1 rounded-full shadow-1',
            segment === shown ? 'bg-white' : 'bg-white/50',
          )}
        />
      ))}
    </div>
  )
}

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
              index === shown &&
                'ring-3 ring-primary ring-offset-2 ring-offset-bg forced-colors:outline-3 forced-colors:outline-offset-2',
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
