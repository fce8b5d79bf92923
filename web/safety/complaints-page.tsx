import { useQuery } from '@tanstack/react-query'
import { type MetaFunction, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { publicPageLoader } from '../site/api/page-loader.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { ComplaintForm } from './complaints/complaint-form.tsx'
import { complaintQuery } from './complaints/complaint-query.ts'
import { ComplaintStanding } from './complaints/complaint-standing.tsx'

const load = publicPageLoader(['complaints'], async ({ queries, api, url }) => {
  const token = url.searchParams.get('case')
  if (token !== null) await queries.fetchQuery(complaintQuery(api, token))
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** Takes complaints and notices of illegal content of anybody; with the mailed link's token it says how one stands. */
export default function ComplaintsPage() {
  const t = useTranslations('complaints')
  const { api } = usePageData()
  const [parameters] = useSearchParams()
  const token = parameters.get('case')
  const known = useQuery({ ...complaintQuery(api, token ?? ''), enabled: false }).data
  return (
    <div className="wrap py-6 lg:py-10">
      <PageTitle title={t('title')} />
      <div className="mx-auto grid max-w-[640px] grid-cols-[minmax(0,1fr)] gap-5">
        <h1>{t('title')}</h1>
        {token !== null && known ? (
          <ComplaintStanding complaint={known} />
        ) : (
          <>
            {token !== null && <Banner tone="warning">{t('link_invalid')}</Banner>}
            <ComplaintForm about={parameters.get('about') ?? ''} />
          </>
        )}
      </div>
    </div>
  )
}
