import move from 'lucide/dist/esm/icons/move.mjs'
import star from 'lucide/dist/esm/icons/star.mjs'
import trash from 'lucide/dist/esm/icons/trash.mjs'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnPhoto } from '#common/photos.ts'
import { IconButton } from '../ui/button/icon-button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Photo } from '../ui/media/photo.tsx'
import { Tag } from '../ui/notice/tag.tsx'
import { photoSource } from './card/photo-source.ts'

type PhotoTileProps = {
  photo: OwnPhoto
  /** Counted from one. */
  place: number
  dragged: boolean
  handle: Pick<ComponentProps<'button'>, 'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp'>
  onMain: () => void
  onDelete: () => void
}

/** One own photo with its state and what can be done with it. */
export function PhotoTile({ photo, place, dragged, handle, onMain, onDelete }: PhotoTileProps) {
  const t = useTranslations('photos.manage')
  const reasons = useTranslations('photoReview.reasons')
  return (
    <li data-photo={photo.id} className={classNames('grid content-start gap-2', dragged && 'opacity-60')}>
      <div className="relative aspect-3/4 overflow-hidden rounded-card bg-sunken">
        <Photo photo={photoSource(photo, true)} alt={t('alt', { place })} eager />
        <div className="absolute top-2 left-2 flex flex-wrap gap-1">
          {photo.is_main && <Tag tone="accent">{t('main')}</Tag>}
          {photo.status === 'pending' && <Tag tone="warning">{t('pending')}</Tag>}
          {photo.status === 'rejected' && <Tag tone="danger">{t('rejected')}</Tag>}
        </div>
      </div>
      <div className="flex flex-wrap justify-between">
        <IconButton
          {...handle}
          label={t('move', { place })}
          icon={<Icon icon={move} size={20} />}
          className="cursor-grab touch-none"
        />
        {!photo.is_main && photo.status !== 'rejected' && (
          <IconButton
            label={t('make_main', { place })}
            icon={<Icon icon={star} size={20} />}
            onClick={onMain}
          />
        )}
        <IconButton
          label={t('delete', { place })}
          icon={<Icon icon={trash} size={20} />}
          onClick={onDelete}
        />
      </div>
      {photo.status === 'rejected' && (
        <p className="text-14 wrap-anywhere text-muted">
          {photo.rejected_reason ? reasons(photo.rejected_reason) : t('rejected_text')}
        </p>
      )}
    </li>
  )
}
