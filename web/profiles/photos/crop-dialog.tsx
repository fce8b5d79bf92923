import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#client/boot/lazy-part.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

/** Loaded once a picture is chosen. */
const PhotoCropper = lazyPart(() =>
  import('../photo-cropper.tsx').then((module) => ({ default: module.PhotoCropper })),
)

type CropDialogProps = {
  src: string
  busy?: boolean
  onClose: () => void
  /** Without a crop where this browser cannot show the picture: the server then says what it is. */
  onUse: (crop: string | null) => void
  /** The other way out. */
  aside: { label: string; onClick: () => void }
}

/** Asks which part of a photo is shown. Mounted anew for each picture. */
export function CropDialog({ src, busy = false, onClose, onUse, aside }: CropDialogProps) {
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
          <Button variant="outline" disabled={busy} onClick={aside.onClick}>
            {aside.label}
          </Button>
          <Button loading={busy} onClick={() => onUse(crop)}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted">{t('crop.hint')}</p>
      <div className="grid gap-4" inert={busy}>
        <Suspense
          fallback={
            <div className="mx-auto aspect-3/4 w-66 max-w-full rounded-arch bg-sunken" aria-hidden="true" />
          }
        >
          <PhotoCropper src={src} onCrop={setCrop} onUnfit={() => onUse(null)} />
        </Suspense>
      </div>
    </Dialog>
  )
}
