import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'

/** Loaded once a picture is chosen. */
const PhotoCropper = lazy(() =>
  import('./photo-cropper.tsx').then((module) => ({ default: module.PhotoCropper })),
)

type CropDialogProps = {
  src: string
  onClose: () => void
  /** Without a crop where this browser cannot show the picture: the server then says what it is. */
  onUse: (crop: string | null) => void
}

/** Asks which part of the first photo, which becomes the main one, is shown. */
export function CropDialog({ src, onClose, onUse }: CropDialogProps) {
  const t = useTranslations('photos')
  const app = useTranslations('app')
  const [crop, setCrop] = useState<string | null>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('crop.title')}
      closeLabel={app('dismiss')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('manage.discard')}
          </Button>
          <Button onClick={() => onUse(crop)}>{t('crop.use')}</Button>
        </>
      }
    >
      <p className="mb-4 text-muted">{t('crop.hint')}</p>
      <div className="grid gap-4">
        <Suspense>
          <PhotoCropper src={src} onCrop={setCrop} onUnfit={() => onUse(null)} />
        </Suspense>
      </div>
    </Dialog>
  )
}
