import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { imageOff, x } from '#ui/icons.ts'
import { ProgressBar } from '#ui/notice/progress.tsx'
import type { PhotoUpload } from './use-upload-list.ts'

type UploadTileProps = { upload: PhotoUpload; onCancel: () => void; onRetry: () => void }

/** A photo on its way, or one that did not arrive and why. */
export function UploadTile({ upload, onCancel, onRetry }: UploadTileProps) {
  const t = useTranslations('photos')
  const app = useTranslations('app')
  const [unreadable, setUnreadable] = useState(false)
  const { sent, problem, src, again } = upload
  const says = sent === null ? t('manage.waiting') : sent < 1 ? t('sending') : t('preparing')
  return (
    <li className="grid content-start gap-2">
      <div className="relative aspect-3/4 overflow-hidden rounded-card bg-sunken">
        {unreadable ? (
          <span className="grid size-full place-items-center text-muted">
            <Icon icon={imageOff} size={40} />
          </span>
        ) : (
          <img
            src={src}
            alt=""
            onError={() => setUnreadable(true)}
            className="size-full object-cover opacity-60"
          />
        )}
        <IconButton
          variant="photo"
          label={t(problem === null ? 'manage.cancel' : 'manage.discard')}
          icon={<Icon icon={x} size={20} />}
          onClick={onCancel}
          className="absolute! top-2 right-2"
        />
      </div>
      {problem === null ? (
        <div className="grid gap-1.5">
          <ProgressBar label={says} value={Math.round((sent ?? 0) * 100)} max={100} />
          <p className="text-14 text-muted">{says}</p>
        </div>
      ) : (
        <p role="alert" className="text-14 text-danger wrap-anywhere">
          {problem}
        </p>
      )}
      {problem !== null && again && (
        <Button variant="outline" size="sm" className="min-h-11" onClick={onRetry}>
          {app('retry')}
        </Button>
      )}
    </li>
  )
}
