import { useTranslations } from 'use-intl'
import { Button } from '../ui/button/button.tsx'
import { ProgressBar } from '../ui/notice/progress.tsx'
import type { PhotoUpload } from './use-photo-uploads.ts'

type UploadTileProps = { upload: PhotoUpload; onCancel: () => void; onRetry: () => void }

/** A photo on its way, or one that did not arrive and why. */
export function UploadTile({ upload, onCancel, onRetry }: UploadTileProps) {
  const t = useTranslations('photos')
  const app = useTranslations('app')
  const { sent, problem, src, again } = upload
  const says = sent === null ? t('manage.waiting') : sent < 1 ? t('sending') : t('preparing')
  return (
    <li className="grid content-start gap-2">
      <img src={src} alt="" className="aspect-3/4 w-full rounded-card bg-sunken object-cover opacity-60" />
      {problem === null ? (
        <>
          <ProgressBar label={says} value={Math.round((sent ?? 0) * 100)} max={100} />
          <p className="text-14 text-muted">{says}</p>
        </>
      ) : (
        <p role="alert" className="text-14 text-danger">
          {problem}
        </p>
      )}
      {problem !== null && again && (
        <Button size="sm" className="min-h-11" onClick={onRetry}>
          {app('retry')}
        </Button>
      )}
      <Button variant="outline" size="sm" className="min-h-11" onClick={onCancel}>
        {t(problem === null ? 'manage.cancel' : 'manage.discard')}
      </Button>
    </li>
  )
}
