import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { Elements } from '#ui/elements.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { photoUrl } from '../card/photo-source.ts'
import { ownPhotosQuery } from '../own-photos-query.ts'
import { PhotoPicker } from '../photo-picker.tsx'
import { PhotoTips } from '../photo-tips.tsx'
import { type Sendable, sendablePicture } from '../sendable-picture.ts'
import { usePhotoInput } from '../use-photo-input.tsx'
import { AddTile } from './add-tile.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { DeletePhotoDialog } from './delete-photo-dialog.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { UploadTile } from './upload-tile.tsx'
import { useCropPhoto } from './use-crop-photo.ts'
import { useCropQueue } from './use-crop-queue.ts'
import { usePageDrop } from './use-page-drop.ts'
import { usePhotoOrder } from './use-photo-order.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'
import { useSharedPhoto } from './use-shared-photo.ts'

/**
 * The member's own photos: add, crop, order, choose the main one, delete. The loader brings ownPhotosQuery and the texts
 * `photos` and `photoReview`. `more` says how to have more than these.
 */
export function PhotoManager({ more }: { more: Elements }) {
  const t = useTranslations('photos')
  const toast = useToast()
  const { api } = usePageData()
  const { photos, most } = useSuspenseQuery(ownPhotosQuery(api)).data
  const { uploads, add, refuse, cancel, retry } = usePhotoUploads()
  const queue = useCropQueue(add)
  const order = usePhotoOrder(photos)
  const cropping = useCropPhoto(order.makeMain)
  const [deleting, setDeleting] = useState<string | null>(null)
  const underWay = uploads.filter(({ problem }) => problem === null).length
  const left = Math.max(0, most - photos.length - underWay - queue.count)

  async function take(files: File[]) {
    if (files.length > left) toast({ text: t('manage.full', { max: most }) })
    const readable: Sendable[] = []
    for (const file of files.slice(0, left)) {
      const sendable = await sendablePicture(file)
      if (sendable) readable.push(sendable)
      else refuse(file, 'photo_heic')
    }
    // The first of all is placed by its member, as is what cannot be shown whole.
    const first = photos.length === 0 && underWay === 0
    queue.wait(readable.filter(({ narrow }) => first || narrow))
    for (const { picture, narrow } of readable) if (!first && !narrow) add(picture)
  }
  const { inputs, openGallery, openCamera } = usePhotoInput((files) => void take(files), true)
  useSharedPhoto((files) => void take(files))
  const over = usePageDrop((files) => void take(files))
  const empty = photos.length === 0 && uploads.length === 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {empty ? (
        <FirstPhoto onGallery={openGallery} onCamera={openCamera} />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
          {order.shown.map((photo, at) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={at + 1}
              alone={photos.length === 1}
              dragged={order.dragged === photo.id}
              drag={order.dragOf(photo.id, () => cropping.main(photo))}
              onKeyDown={order.keysOf(photo.id, at, () => cropping.main(photo))}
              onMain={() => cropping.main(photo)}
              onCrop={() => cropping.crop(photo)}
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
          {left > 0 && <AddTile onGallery={openGallery} onCamera={openCamera} />}
        </ul>
      )}
      {photos.length > 1 && <p className="max-w-prose text-14 text-muted">{t('manage.hint')}</p>}
      {more}
      <p role="status" className="sr-only">
        {order.said}
      </p>
      {inputs}
      {over && <DropHere full={left === 0} />}
      <DeletePhotoDialog id={deleting} onClose={() => setDeleting(null)} />
      {queue.first && (
        <CropDialog
          key={queue.first.src}
          src={queue.first.src}
          onClose={queue.leave}
          onUse={queue.use}
          aside={{ label: t('manage.discard'), onClick: queue.leave }}
        />
      )}
      {cropping.cropping && (
        <CropDialog
          src={photoUrl(cropping.cropping.photo.filename)}
          busy={cropping.busy}
          onClose={cropping.close}
          onUse={cropping.use}
          aside={
            cropping.cropping.becomesMain
              ? { label: t('crop.whole'), onClick: () => cropping.use(null) }
              : { label: t('manage.cancel'), onClick: cropping.close }
          }
        />
      )}
    </div>
  )
}

type FirstPhotoProps = { onGallery: () => void; onCamera: () => void }

function FirstPhoto({ onGallery, onCamera }: FirstPhotoProps) {
  const t = useTranslations('photos')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 md:grid-cols-[auto_minmax(0,30rem)] md:justify-start md:gap-12">
      <PhotoPicker describedBy={undefined} onGallery={onGallery} onCamera={onCamera} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <h2>{t('title')}</h2>
          <p className="mt-1 text-muted">{t('hint')}</p>
          <p className="mt-1 text-muted pointer-coarse:hidden">{t('manage.drop')}</p>
        </div>
        <PhotoTips />
      </div>
    </div>
  )
}

function DropHere({ full }: { full: boolean }) {
  const t = useTranslations('photos.manage')
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-panel border-3 border-dashed border-primary bg-bg/90 p-6 text-center text-24 font-bold">
      {full ? t('no_room') : t('drop_here')}
    </div>
  )
}
