import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnPhoto } from '#common/wire/photos.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { crop, lock, move, star, trash } from '#ui/icons.ts'
import { Photo } from '#ui/media/photo.tsx'
import { Tag } from '#ui/notice/tag.tsx'
import { photoSource } from '../card/photo-source.ts'

type PhotoTileProps = {
  photo: OwnPhoto
  /** Counted from one. */
  place: number
  alone: boolean
  dragged: boolean
  /** For the photo, by which a pointer moves it. */
  drag: ComponentProps<'div'>
  onKeyDown: ComponentProps<'button'>['onKeyDown']
  onMain: () => void
  onCrop: () => void
  onDelete: () => void
}

/** One own photo with its state and what can be done with it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, place, dragged } = props
  const t = useTranslations('photos.manage')
  const reasons = useTranslations('photoReview.reasons')
  const rejected = photo.status === 'rejected'
  return (
    <li data-photo={photo.id} className="grid content-start gap-1">
      <div
        {...props.drag}
        className={classNames(
          'relative aspect-3/4 overflow-hidden rounded-card bg-sunken transition',
          !props.alone && 'pointer-fine:cursor-grab',
          dragged && 'scale-95 opacity-70 outline-3 outline-focus',
          rejected && '[&>img]:opacity-60',
        )}
      >
        <Photo photo={photoSource(photo, true)} alt={t('alt', { place })} eager />
        <PhotoTags photo={photo} />
        {!props.alone && (
          <IconButton
            variant="photo"
            onKeyDown={props.onKeyDown}
            label={t('move', { place })}
            icon={<Icon icon={move} size={20} />}
            className="absolute! right-2 bottom-2 cursor-grab touch-none"
          />
        )}
      </div>
      <div className="flex">
        {!photo.is_main && !rejected && !photo.private && (
          <IconButton
            label={t('make_main', { place })}
            icon={<Icon icon={star} size={20} />}
            onClick={props.onMain}
          />
        )}
        {!rejected && (
          <IconButton
            label={t('crop', { place })}
            icon={<Icon icon={crop} size={20} />}
            onClick={props.onCrop}
          />
        )}
        <IconButton
          label={t('delete', { place })}
          icon={<Icon icon={trash} size={20} />}
          onClick={props.onDelete}
          className="ml-auto"
        />
      </div>
      {rejected && (
        <p className="text-14 wrap-anywhere">
          {photo.rejected_reason ? reasons(photo.rejected_reason) : t('rejected_text')}
        </p>
      )}
    </li>
  )
}

function PhotoTags({ photo }: { photo: OwnPhoto }) {
  const t = useTranslations('photos.manage')
  const album = useTranslations('photoReview.album')
  return (
    <div className="pointer-events-none absolute inset-x-2 top-2 flex flex-wrap gap-1">
      {photo.is_main && <Tag tone="accent">{t('main')}</Tag>}
      {photo.private && <Tag icon={<Icon icon={lock} size={14} />}>{album('private')}</Tag>}
      {photo.status === 'pending' && <Tag tone="warning">{t('pending')}</Tag>}
      {photo.status === 'rejected' && <Tag tone="danger">{t('rejected')}</Tag>}
    </div>
  )
}
