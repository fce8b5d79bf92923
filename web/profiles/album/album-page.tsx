import { useSuspenseQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { memberPageLoader } from '#web/platform/api/page-loader.ts'
import { PageTitle } from '#web/platform/page/page-title.tsx'
import { Card } from '#web/ui/card.tsx'
import { ownPhotosQuery } from '../own-photos-query.ts'
import { albumQuery } from '../photo-review-query.ts'
import { AlbumPeople } from './album-people.tsx'
import { PrivatePhotos } from './private-photos.tsx'

const load = memberPageLoader(['photoReview', 'profiles', 'fields'], ({ api, queries }) =>
  Promise.all([queries.ensureQueryData(ownPhotosQuery(api)), queries.ensureQueryData(albumQuery(api))]),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Which of the own photos are private, who asks to see them, and who may. */
export default function AlbumPage() {
  const t = useTranslations('photoReview.album')
  const { api } = usePageData()
  const { photos } = useSuspenseQuery(ownPhotosQuery(api)).data
  const { data: album } = useSuspenseQuery(albumQuery(api))
  return (
    <div className="wrap grid max-w-230 grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:py-8">
      <PageTitle title={t('title')} />
      <div>
        <h1>{t('title')}</h1>
        <p className="mt-2 text-muted">{t('intro')}</p>
      </div>
      <section>
        <h2 className="mb-3">{t('photos')}</h2>
        <PrivatePhotos photos={photos} />
      </section>
      <section>
        <h2 className="mb-3">{t('requests')}</h2>
        {album.requests.length > 0 ? (
          <AlbumPeople people={album.requests} asking />
        ) : (
          <Card className="text-muted">{t('no_requests')}</Card>
        )}
      </section>
      <section>
        <h2 className="mb-3">{t('viewers')}</h2>
        {album.viewers.length > 0 ? (
          <AlbumPeople people={album.viewers} />
        ) : (
          <Card className="text-muted">{t('no_viewers')}</Card>
        )}
      </section>
    </div>
  )
}
