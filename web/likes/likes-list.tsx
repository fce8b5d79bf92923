import { useTranslations } from 'use-intl'
import type { LikedBy, LikesList } from '#common/wire/likes.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { heart } from '#ui/icons.ts'
import { PhotoLabel } from '#ui/media/photo-marks.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { EmptyLikes } from '../brand/drawings/empty-likes.tsx'
import { NoLikesSent } from '../brand/drawings/no-likes-sent.tsx'
import { NoMatches } from '../brand/drawings/no-matches.tsx'

/** The tabs of /likes/{type}. The first one is also shown without a type. */
export const likesLists = ['received', 'sent', 'matches'] as const satisfies LikesList[]

type LikeLabelProps = { member: ProfileCard | LikedBy; list: LikesList }

/** The label on a photo: that a like is new, or that it is mutual where the list does not say so. */
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

const drawings = { received: EmptyLikes, sent: NoLikesSent, matches: NoMatches }

type NoLikesProps = {
  list: LikesList
  /** The number of new likes. If there are any, the empty list of matches leads to them. */
  likers: number
}

export function NoLikes({ list, likers }: NoLikesProps) {
  const t = useTranslations('likes')
  const Drawing = drawings[list]
  const nearer = list === 'matches' && likers > 0
  return (
    <EmptyState
      className="py-12"
      drawing={<Drawing />}
      title={t(`empty_${list}`)}
      text={t(`empty_${list}_text`)}
      action={
        nearer ? (
          <ButtonLink to="/likes">{t('see_received')}</ButtonLink>
        ) : (
          <ButtonLink to="/members">{t('search')}</ButtonLink>
        )
      }
    />
  )
}
