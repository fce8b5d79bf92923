import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { chatsQuery } from '#web/conversations/conversations-query.ts'
import { likesQuery } from '#web/likes/likes-query.ts'
import { memberPageLoader } from '#web/site/api/page-loader.ts'
import { PageTitle } from '#web/site/page/page-title.tsx'
import { OwnPageHead } from '../own/own-page-head.tsx'
import { ownPhotosQuery } from '../own-photos-query.ts'
import { albumQuery } from '../photo-review-query.ts'
import { AlbumPeople } from './album-people.tsx'
import { PrivatePhotos } from './private-photos.tsx'
import { ShareSheet } from './share-sheet.tsx'

const load = memberPageLoader(['photoReview', 'profiles', 'fields'], ({ api, queries }) =>
  Promise.all([
    queries.fetchQuery({ ...ownPhotosQuery(api), staleTime: 0 }),
    queries.ensureQueryData(albumQuery(api)),
  ]),
)
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Who asks to see the own private photos, which of the photos are private, and who may see them. */
export default function AlbumPage() {
  const t = useTranslations('photoReview.album')
  const { api } = usePageData()
  const { photos } = useSuspenseQuery(ownPhotosQuery(api)).data
  const { data: album } = useSuspenseQuery(albumQuery(api))
  const [sharing, setSharing] = useState(false)
  const people = usePeople(sharing)
  return (
    <div className="wrap grid max-w-230 grid-cols-[minmax(0,1fr)] gap-8 py-5 lg:py-8">
      <PageTitle title={t('title')} />
      <div>
        <OwnPageHead title={t('title')} back={t('back')} />
        <p className="mt-2 text-muted">{t('intro')}</p>
      </div>
      {album.requests.length > 0 && (
        <section>
          <h2 className="mb-3">{t('requests')}</h2>
          <AlbumPeople people={album.requests} asking />
        </section>
      )}
      <section>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2>{t('photos')}</h2>
          <ButtonLink to="/profile/photos" variant="outline" size="sm" className="min-h-11">
            {t('manage')}
          </ButtonLink>
          {photos.length > 0 && <p className="w-full text-14 text-muted">{t('how')}</p>}
        </div>
        <PrivatePhotos photos={photos} />
      </section>
      <section>
        <h2 className="mb-3">{t('viewers')}</h2>
        {album.viewers.length > 0 ? (
          <AlbumPeople people={album.viewers} />
        ) : (
          <Card className="text-muted">{t('no_viewers')}</Card>
        )}
        <Button className="mt-4" variant="soft" aria-haspopup="dialog" onClick={() => setSharing(true)}>
          {t('share')}
        </Button>
      </section>
      {sharing && (
        <ShareSheet
          people={people?.filter(({ id }) => !album.viewers.some((viewer) => viewer.id === id))}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  )
}

/** Whom the member has a match or a chat with; undefined until they are known. Asked for once they are wanted. */
function usePeople(wanted: boolean): ProfileCard[] | undefined {
  const { api } = usePageData()
  const likes = useQuery({ ...likesQuery(api), enabled: wanted }).data
  const chats = useInfiniteQuery({ ...chatsQuery(api), enabled: wanted })
  const { hasNextPage, isFetching, fetchNextPage } = chats
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching) void fetchNextPage()
  }, [wanted, hasNextPage, isFetching, fetchNextPage])
  if (!likes || !chats.data) return undefined
  const people = [
    ...likes.profiles.filter((profile) => profile.like_state === 'match'),
    ...chats.data.pages.flatMap((page) => page.chats.flatMap(({ open, profile }) => (open ? [profile] : []))),
  ]
  const real = people.filter((person) => !person.is_fictional)
  return [...new Map(real.map((person) => [person.id, person])).values()]
}
