import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'

const photoAspect = 3 / 4

type PhotoCropperProps = {
  src: string
  /** The part that is shown, as the server takes it: left,top,width,height in fractions. */
  onCrop: (crop: string) => void
  /** The browser cannot show this file, or it is too small; the key of its message. */
  onUnfit: (problem: 'photo_format' | 'photo_too_small') => void
}

/** The chosen picture in the arch, to be moved and zoomed until the right part of it is shown. */
export function PhotoCropper({ src, onCrop, onUnfit }: PhotoCropperProps) {
  const t = useTranslations('photos.crop')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [most, setMost] = useState(1)
  return (
    <>
      <div className="relative mx-auto aspect-3/4 w-66 max-w-full overflow-hidden rounded-t-[50%_37.5%] rounded-b-[1.25rem] bg-sunken focus-within:outline-2 focus-within:outline-offset-4 focus-within:outline-focus">
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={most}
          aspect={photoAspect}
          objectFit="cover"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': t('area') }}
          mediaProps={{ alt: '', onError: () => onUnfit('photo_format') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => {
            const width = Math.min(naturalWidth, naturalHeight * photoAspect)
            if (width < limits.photoMinPixels) onUnfit('photo_too_small')
            setMost(Math.min(4, Math.max(1, width / limits.photoMinPixels)))
          }}
          onCropAreaChange={({ x, y, width, height }) =>
            onCrop([x, y, width, height].map(asFraction).join(','))
          }
        />
      </div>
      <label className="mx-auto grid w-66 max-w-full gap-1 text-14 font-semibold">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={most}
          step={0.05}
          value={zoom}
          disabled={most <= 1}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 w-full accent-primary"
        />
      </label>
    </>
  )
}

const asFraction = (percent: number) => String(Math.round(Math.min(100, Math.max(0, percent)) * 1e4) / 1e6)
