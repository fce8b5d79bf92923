import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { NoLikesSent } from '#web/brand/drawings/no-likes-sent.tsx'
import { LikeButton } from '#web/likes/like-button.tsx'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { MemberPages } from '../card/member-pages.tsx'
import { favouritesQuery } from './saved-query.ts'

const load = memberPageLoader(['visitors', 'profiles', 'fields', 'likes'], ({ api, queries }) =>
  queries.fetchInfiniteQuery(favouritesQuery(api)),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Whom the member saved. */
export default function FavouritesPage() {
  const t = useTranslations('visitors')
  const { api } = usePageData()
  const found = useSuspenseInfiniteQuery(favouritesQuery(api))
  const favourites = found.data.pages.flatMap((page) => page.favourites)
  return (
    <div className="wrap py-5 lg:py-8">
      <PageTitle title={t('favourites.title')} />
      <h1>{t('favourites.title')}</h1>
      <p className="mt-1 mb-4 text-14 text-muted">{t('favourites.intro')}</p>
      {favourites.length === 0 ? (
        <EmptyState
          className="py-12"
          drawing={<NoLikesSent />}
          title={t('favourites.empty_title')}
          text={t('favourites.empty_text')}
          action={<ButtonLink to="/members">{t('search')}</ButtonLink>}
        />
      ) : (
        <MemberPages
          label={t('favourites.title')}
          members={favourites}
          found={found}
          more={t('more')}
          loading={t('loading')}
          actionOf={(member) => <LikeButton member={member} />}
        />
      )}
    </div>
  )
}
