import { useTranslations } from 'use-intl'
import type { OwnPhoto } from '#common/wire/photos.ts'
import { Tag } from '#ui/notice/tag.tsx'

const tones = { pending: 'warning', active: 'success', rejected: 'danger' } as const

/** Whether others can see an own photo yet, and if not, why. */
export function PhotoState({ photo }: { photo: OwnPhoto }) {
  const t = useTranslations('photoReview')
  return (
    <div className="mt-1.5">
      <Tag tone={tones[photo.status]}>{t(`state.${photo.status}`)}</Tag>
      {photo.rejected_reason && (
        <p className="mt-1.5 text-14 wrap-anywhere">{t(`reasons.${photo.rejected_reason}`)}</p>
      )}
    </div>
  )
}
