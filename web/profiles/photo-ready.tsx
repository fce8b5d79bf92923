import { useTranslations } from 'use-intl'
import type { OwnPhoto } from '#common/wire/photos.ts'
import { Photo } from '#ui/media/photo.tsx'
import { photoSource } from './card/photo-source.ts'

/** The own photo in its window. */
export function PhotoReady({ photo }: { photo: OwnPhoto }) {
  const t = useTranslations('photos')
  return (
    <div className="relative mx-auto aspect-3/4 w-66 max-w-full overflow-hidden rounded-t-[50%_37.5%] rounded-b-[1.25rem] bg-sunken">
      <Photo photo={photoSource(photo)} alt={t('ready.alt')} eager />
    </div>
  )
}
