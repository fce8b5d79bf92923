import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { ButtonLink } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Photo } from '#web/ui/media/photo.tsx'
import { photoSource } from '../card/photo-source.ts'
import { ownPhotosQuery } from '../own-photos-query.ts'

/** The own photos, with the ways to the pages on which they are changed, kept private and compared with their owner. */
export function PhotosSection() {
  const t = useTranslations('ownProfile')
  const { api } = usePageData()
  const { photos } = useSuspenseQuery(ownPhotosQuery(api)).data
  return (
    <section id="photos" className="scroll-mt-24">
      <h2 className="mb-3">{t('photos.title')}</h2>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {photos.length > 0 && (
          <ul className="grid grid-cols-3 gap-2">
            {photos.map((photo, index) => (
              <li key={photo.id} className="relative aspect-3/4 overflow-hidden rounded-input bg-sunken">
                <Photo photo={photoSource(photo, true)} alt={t('photos.alt', { position: index + 1 })} />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/profile/photos">{t('photos.manage')}</ButtonLink>
          <ButtonLink to="/profile/album" variant="outline">
            {t('photos.private')}
          </ButtonLink>
          <ButtonLink to="/profile/verify" variant="outline">
            {t('photos.verify')}
          </ButtonLink>
        </div>
      </Card>
    </section>
  )
}
