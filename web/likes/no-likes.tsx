import { useTranslations } from 'use-intl'
import { EmptyLikes } from '../brand/drawings/empty-likes.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { LikesList } from './likes-lists.ts'

type NoLikesProps = {
  list: LikesList
  /** How many people like the member: where there are some, a match is one tap away. */
  likers: number
}

export function NoLikes({ list, likers }: NoLikesProps) {
  const t = useTranslations('likes')
  const nearer = list === 'matches' && likers > 0
  return (
    <EmptyState
      className="py-12"
      drawing={<EmptyLikes />}
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
