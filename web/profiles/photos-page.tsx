import { useSuspenseQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { limits } from '#common/limits.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { star } from '#ui/icons.ts'
import { bundlesQuery } from '../credits/credits-query.ts'
import { useLowestPrice } from '../credits/use-lowest-price.ts'
import { premiumPath } from '../members/premium-path.ts'
import { memberPageLoader } from '../site/api/page-loader.ts'
import { PageTitle } from '../site/page/page-title.tsx'
import { OwnPageHead } from './own/own-page-head.tsx'
import { ownPhotosQuery } from './own-photos-query.ts'
import { PhotoManager } from './photos/photo-manager.tsx'

const load = memberPageLoader(['photos', 'photoReview'], ({ queries, api, user }) =>
  Promise.all([
    queries.fetchQuery({ ...ownPhotosQuery(api), staleTime: 0 }),
    // Without the prices the page is complete all the same.
    user.paid_user || queries.prefetchQuery(bundlesQuery(api)),
  ]),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function PhotosPage() {
  const t = useTranslations('photos.manage')
  const { api } = usePageData()
  const { photos, most } = useSuspenseQuery(ownPhotosQuery(api)).data
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-5 py-5 lg:py-8">
      <PageTitle title={t('page')} />
      <OwnPageHead title={t('page')} back={t('back')}>
        <p className="text-muted tabular-nums">{t('count', { count: photos.length, max: most })}</p>
      </OwnPageHead>
      <PhotoManager more={most < limits.premiumPhotos && photos.length > 0 && <MorePhotos />} />
    </div>
  )
}

/** What premium opens and what it costs. */
function MorePhotos() {
  const t = useTranslations('photos.manage')
  const price = useLowestPrice()
  if (!price) return null
  const max = limits.premiumPhotos
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span className="grid size-12 flex-none place-items-center rounded-full bg-primary-tint text-primary-text">
        <Icon icon={star} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-16 font-bold">{t('premium', { max })}</h2>
        <p className="text-14 text-muted">{t('premium_text', { price })}</p>
      </div>
      <ButtonLink to={premiumPath('/profile/photos')} variant="outline">
        {t('prices')}
      </ButtonLink>
    </Card>
  )
}
