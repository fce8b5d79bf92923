import { useQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { NoResults } from '#web/brand/drawings/no-results.tsx'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { fitsQuery } from './finder-query.ts'
import { FitList } from './fit-list.tsx'

const load = memberPageLoader(['games', 'likes', 'profiles', 'fields', 'prompts'], ({ api, queries }) =>
  queries.ensureQueryData(fitsQuery(api, {})),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** The first people that a new member sees: who fits best by what both profiles say. */
export default function SignupMatchesPage() {
  const t = useTranslations('games.signup')
  const { api } = usePageData()
  const { data: fits = [] } = useQuery(fitsQuery(api, {}))
  const search = <ButtonLink to="/members">{t('search')}</ButtonLink>
  return (
    <div className="wrap py-5 lg:py-8">
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      {fits.length === 0 ? (
        <EmptyState drawing={<NoResults />} title={t('empty')} text={t('empty_text')} action={search} />
      ) : (
        <>
          <p className="mt-1 mb-4 text-muted">{t('intro')}</p>
          <FitList label={t('title')} fits={fits} />
          <div className="mt-6 grid justify-center">{search}</div>
        </>
      )}
    </div>
  )
}
