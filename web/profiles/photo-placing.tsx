import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { ProgressBar } from '#ui/notice/progress.tsx'

/** Loaded once a picture is chosen. */
const PhotoCropper = lazyPart(() =>
  import('./photo-cropper.tsx').then((module) => ({ default: module.PhotoCropper })),
)

type PhotoPlacingProps = {
  src: string
  /** The share of the upload that has gone out; null while nothing is under way. */
  sent: number | null
  /** What went wrong, in words. */
  error: string | undefined
  onCrop: (crop: string) => void
  onUnfit: (problem: 'photo_format' | 'photo_too_small') => void
}

/** The chosen picture: moved into place, then on its way. */
export function PhotoPlacing({ src, sent, error, onCrop, onUnfit }: PhotoPlacingProps) {
  const t = useTranslations('photos')
  const says = sent === null ? '' : sent < 1 ? t('sending') : t('preparing')
  return (
    <>
      <div inert={sent !== null} className="grid gap-5">
        <Suspense fallback={<Preview src={src} />}>
          <PhotoCropper src={src} onCrop={onCrop} onUnfit={onUnfit} />
        </Suspense>
      </div>
      <div role="status" className="grid gap-2 text-center text-14 text-muted empty:hidden">
        {says}
      </div>
      {sent !== null && <ProgressBar label={says} value={Math.round(sent * 100)} max={100} />}
      {error && (
        <Banner tone="danger" urgent>
          {error}
        </Banner>
      )}
    </>
  )
}

function Preview({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      className="mx-auto aspect-3/4 w-66 max-w-full rounded-t-[50%_37.5%] rounded-b-[1.25rem] bg-sunken object-cover"
    />
  )
}
