import { useSuspenseQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { useToast } from '../ui/overlay/use-toast.ts'
import { asJpeg } from './as-jpeg.ts'
import { CropDialog } from './crop-dialog.tsx'
import { DeletePhotoDialog } from './delete-photo-dialog.tsx'
import { ownPhotosQuery } from './own-photos-query.ts'
import { PhotoTile } from './photo-tile.tsx'
import { UploadTile } from './upload-tile.tsx'
import { usePhotoInput } from './use-photo-input.tsx'
import { usePhotoOrder } from './use-photo-order.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

/** The member's own photos: add, order, choose the main one, delete. The loader brings ownPhotosQuery and `photos`. */
export function PhotoManager() {
  const t = useTranslations('photos')
  const toast = useToast()
  const titleId = useId()
  const { api } = usePageData()
  const { photos, most } = useSuspenseQuery(ownPhotosQuery(api)).data
  const { uploads, add, cancel, retry } = usePhotoUploads()
  const { shown, dragged, said, handle, makeMain } = usePhotoOrder(photos)
  const [deleting, setDeleting] = useState<string | null>(null)
  const [first, setFirst] = useState<{ file: Blob; src: string } | null>(null)
  const underWay = uploads.filter(({ problem }) => problem === null).length
  const left = Math.max(0, most - photos.length - underWay - (first ? 1 : 0))

  async function take(files: File[]) {
    if (files.length > left) toast({ text: t('manage.full', { max: most }) })
    const pictures = await Promise.all(files.slice(0, left).map(asJpeg))
    const [main] = pictures
    const crops = main && photos.length === 0 && underWay === 0 && !first
    if (crops) setFirst({ file: main, src: URL.createObjectURL(main) })
    for (const picture of crops ? pictures.slice(1) : pictures) add(picture)
  }
  function endCrop() {
    if (first) URL.revokeObjectURL(first.src)
    setFirst(null)
  }
  const { inputs, openGallery, openCamera } = usePhotoInput((files) => void take(files), true)

  function bring(event: DragEvent | ClipboardEvent, brought: DataTransfer) {
    const files = [...brought.files]
    if (files.length === 0) return
    event.preventDefault()
    void take(files)
  }
  return (
    <section
      aria-labelledby={titleId}
      onPaste={(event) => bring(event, event.clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => bring(event, event.dataTransfer)}
      className="grid gap-5"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 id={titleId}>{t('manage.title')}</h2>
        <p className="text-muted">{t('manage.count', { count: photos.length, max: most })}</p>
      </header>
      <div className="flex flex-wrap gap-2.5">
        <Button disabled={left === 0} onClick={openGallery}>
          {t('add')}
        </Button>
        <Button
          variant="outline"
          disabled={left === 0}
          onClick={openCamera}
          className="hidden pointer-coarse:inline-flex"
        >
          {t('camera')}
        </Button>
        {most < limits.premiumPhotos && (
          <ButtonLink to="/credits" variant="outline">
            {t('manage.premium', { max: limits.premiumPhotos })}
          </ButtonLink>
        )}
      </div>
      <p className="text-14 text-muted">{t('manage.hint')}</p>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {shown.map((photo, at) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={at + 1}
            dragged={dragged === photo.id}
            handle={handle(photo.id, at)}
            onMain={() => makeMain(photo.id)}
            onDelete={() => setDeleting(photo.id)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onCancel={() => cancel(upload)}
            onRetry={() => retry(upload)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {inputs}
      <DeletePhotoDialog id={deleting} onClose={() => setDeleting(null)} />
      {first && (
        <CropDialog
          src={first.src}
          onClose={endCrop}
          onUse={(crop) => {
            add(first.file, crop)
            endCrop()
          }}
        />
      )}
    </section>
  )
}
