import heart from 'lucide/dist/esm/icons/heart.mjs'
import { useTranslations } from 'use-intl'
import type { LikedBy } from '#common/likes.ts'
import type { ProfileCard } from '#common/profiles.ts'
import { Icon } from '../ui/icon.tsx'
import { PhotoLabel } from '../ui/media/photo-label.tsx'
import type { LikesList } from './likes-lists.ts'

type LikeLabelProps = { member: ProfileCard | LikedBy; list: LikesList }

/** What a list does not say by itself: that a like is new, or that it is mutual. */
export function LikeLabel({ member, list }: LikeLabelProps) {
  const t = useTranslations('likes')
  if ('like_new' in member && member.like_new) return <PhotoLabel tone="news">{t('new')}</PhotoLabel>
  if (member.like_state !== 'match' || list === 'matches') return null
  return (
    <PhotoLabel icon={<Icon icon={heart} size={14} className="flex-none fill-current text-like" />}>
      {t('mutual')}
    </PhotoLabel>
  )
}
