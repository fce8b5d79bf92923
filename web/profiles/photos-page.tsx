import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../platform/api/api.ts'
import { pageLoader } from '../platform/api/page-loader.ts'
import { userQuery } from '../platform/api/user-query.ts'
import { PageTitle } from '../platform/page/page-title.tsx'
import { ownPhotosQuery } from './own-photos-query.ts'
import { PhotoManager } from './photo-manager.tsx'

const load = pageLoader(['photos', 'photoReview'], async ({ queries, api }) => {
  const user = await queries.ensureQueryData(userQuery(api))
  if (!user) throw new ApiError(401, { error: 'login_required' })
  await queries.ensureQueryData(ownPhotosQuery(api))
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function PhotosPage() {
  const t = useTranslations('photos.manage')
  return (
    <div className="wrap py-6 lg:py-8">
      <PageTitle title={t('title')} />
      <h1 className="mb-5">{t('page')}</h1>
      <PhotoManager />
    </div>
  )
}
