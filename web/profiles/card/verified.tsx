import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { badgeCheck } from '#ui/icons.ts'
import { PhotoLabel } from '#ui/media/photo-marks.tsx'
import { Tag } from '#ui/notice/tag.tsx'

/** Says that a person has compared a live photo with the profile: an icon on a card's photo, in words elsewhere. */
export function VerifiedLabel({ on = 'photo' }: { on?: 'photo' | 'photo-words' | 'surface' }) {
  const t = useTranslations('fields')
  const icon = <Icon icon={badgeCheck} size={16} className="flex-none" />
  if (on === 'surface')
    return (
      <Tag tone="success" icon={icon}>
        {t('verified')}
      </Tag>
    )
  if (on === 'photo-words') return <PhotoLabel icon={icon}>{t('verified')}</PhotoLabel>
  return (
    <PhotoLabel>
      {icon}
      <span className="sr-only">{t('verified')}</span>
    </PhotoLabel>
  )
}
