import { useTranslations } from 'use-intl'
import { EmptyLikes } from '../brand/drawings/empty-likes.tsx'
import { NoLikesSent } from '../brand/drawings/no-likes-sent.tsx'
import { NoMatches } from '../brand/drawings/no-matches.tsx'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { EmptyState } from '../ui/notice/empty-state.tsx'
import type { LikesList } from './likes-lists.ts'

const drawings = { received: EmptyLikes, sent: NoLikesSent, matches: NoMatches }

type NoLikesProps = {
  list: LikesList
  /** How many people like the member: where there are some, a match is one tap away. */
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
