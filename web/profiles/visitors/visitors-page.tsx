import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { Visitor } from '#common/wire/safety.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { PhotoLabel } from '#ui/media/photo-marks.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { EmptyLikes } from '#web/brand/drawings/empty-likes.tsx'
import { LikeButton } from '#web/likes/like-button.tsx'
import { useDay } from '#web/members/settings/use-day.ts'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { MemberPages } from '../card/member-pages.tsx'
import { visitorsQuery } from './visitors-query.ts'

const load = memberPageLoader(['visitors', 'profiles', 'fields', 'likes'], ({ api, queries }) =>
  queries.fetchInfiniteQuery(visitorsQuery(api)),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Who looked at the member's profile. */
export default function VisitorsPage() {
  const t = useTranslations('visitors')
  const { api } = usePageData()
  const found = useSuspenseInfiniteQuery(visitorsQuery(api))
  const { pages } = found.data
  const visitors = pages.flatMap((page) => page.visitors)
  const shown = pages[0]?.shown ?? true
  return (
    <div className="wrap py-5 lg:py-8">
      <PageTitle title={t('visitors.title')} />
      <h1>{t('visitors.title')}</h1>
      <p className="mt-1 mb-4 text-14 text-muted">{t('visitors.intro')}</p>
      {visitors.length === 0 ? (
        <NoVisitors shown={shown} />
      ) : (
        <MemberPages
          label={t('visitors.title')}
          members={visitors}
          found={found}
          more={t('more')}
          loading={t('loading')}
          actionOf={(member) => <LikeButton member={member} />}
          labelOf={(member) => <VisitDay visitor={member} />}
        />
      )}
    </div>
  )
}

function VisitDay({ visitor }: { visitor: Visitor }) {
  const day = useDay()
  return <PhotoLabel>{day(visitor.visited_at)}</PhotoLabel>
}

function NoVisitors({ shown }: { shown: boolean }) {
  const t = useTranslations('visitors')
  return (
    <EmptyState
      className="py-12"
      drawing={<EmptyLikes />}
      title={t(shown ? 'visitors.empty_title' : 'visitors.off_title')}
      text={t(shown ? 'visitors.empty_text' : 'visitors.off_text')}
      action={
        shown ? (
          <ButtonLink to="/members">{t('search')}</ButtonLink>
        ) : (
          <ButtonLink to="/notifications#privacy">{t('visitors.settings')}</ButtonLink>
        )
      }
    />
  )
}
