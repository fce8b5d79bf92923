import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { OwnPhoto } from '#common/wire/photos.ts'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Icon } from '#ui/icon.tsx'
import { lock } from '#ui/icons.ts'
import { Photo } from '#ui/media/photo.tsx'
import { useToast } from '#ui/overlay/use-toast.ts'
import { photoSource } from '../card/photo-source.ts'
import { ownPhotosQuery } from '../own-photos-query.ts'
import { PhotoState } from './photo-state.tsx'

/** The own photos, each with its state and a switch that makes it private. */
export function PrivatePhotos({ photos }: { photos: OwnPhoto[] }) {
  const t = useTranslations('photoReview.album')
  const { change, busy } = useSetPrivate()
  if (photos.length === 0) return <Card className="text-muted">{t('none')}</Card>
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4">
      {photos.map((photo, index) => (
        <li key={photo.id} className="min-w-0">
          <div className="relative aspect-3/4 overflow-hidden rounded-card bg-sunken">
            <Photo
              photo={photoSource(photo, true)}
              alt={t('photo', { number: index + 1 })}
              eager={index < 4}
            />
            {photo.private && (
              <span className="absolute top-2 right-2 grid size-9 place-items-center rounded-full bg-ink/75 text-white">
                <Icon icon={lock} size={18} />
              </span>
            )}
          </div>
          {photo.is_main && <p className="flex min-h-11 items-center text-14 text-muted">{t('main')}</p>}
          {!photo.is_main && photo.status !== 'rejected' && (
            <Switch
              label={
                <>
                  {t('private')}
                  <span className="sr-only">: {t('photo', { number: index + 1 })}</span>
                </>
              }
              checked={photo.private}
              disabled={busy === photo.id}
              onChange={(event) => change({ id: photo.id, private: event.target.checked })}
            />
          )}
          {photo.status !== 'active' && <PhotoState photo={photo} />}
        </li>
      ))}
    </ul>
  )
}

function useSetPrivate() {
  const { api } = usePageData()
  const queries = useQueryClient()
  const toast = useToast()
  const words = useErrorText()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (json: { id: string; private: boolean }) => unwrap(api['private-photo.php'].$put({ json })),
    onSuccess: (photos) => queries.setQueryData(ownPhotosQuery(api).queryKey, photos),
    onError: (error) => toast({ text: words.text(error) }),
  })
  return { change: mutate, busy: isPending ? variables.id : null }
}
