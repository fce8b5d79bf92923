import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { data, type MetaFunction, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { LikedBy, LikesList } from '#common/wire/likes.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { Badge } from '#ui/notice/badge.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { MemberPages } from '../profiles/card/member-pages.tsx'
import { memberPageLoader, type PageFailure } from '../site/api/page-loader.ts'
import { useUser } from '../site/api/site-and-user.tsx'
import { PageTitle } from '../site/page/page-title.tsx'
import { GameLinks } from './game-links.tsx'
import { LikeButton } from './like-button.tsx'
import { LikeLabel, likesLists, NoLikes } from './likes-list.tsx'
import { likesListQuery } from './likes-query.ts'

const load = memberPageLoader(['likes', 'fields', 'profiles', 'games'], async ({ api, queries, params }) => {
  const list = listOf(params.type)
  if (!list) throw data<PageFailure>({ error: 'not_found' }, { status: 404 })
  await queries.ensureInfiniteQueryData(likesListQuery(api, list))
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

function listOf(type: string | undefined): LikesList | undefined {
  return type === undefined ? 'received' : likesLists.find((list) => list === type)
}

export default function LikesPage() {
  const { type } = useParams()
  const t = useTranslations('likes')
  const list = listOf(type) ?? 'received'
  return (
    <div className="wrap py-5 lg:py-8">
      <PageTitle title={t('title')} />
      <h1 className="mb-2 flex min-h-9 items-center lg:mb-4">{t('title')}</h1>
      <ListOfLikes key={list} list={list} typed={type === 'received'} />
    </div>
  )
}

function ListOfLikes({ list, typed }: { list: LikesList; typed: boolean }) {
  const t = useTranslations('likes')
  const { api } = usePageData()
  const user = useUser()
  const found = useSuspenseInfiniteQuery(likesListQuery(api, list))
  const { pages } = found.data
  const people: (ProfileCard | LikedBy)[] = pages.flatMap((page) => [...page.profiles, ...page.liked_by])
  const { new_likes: news = 0, new_matches: newMatches = 0 } = pages[0] ?? {}
  return (
    <>
      <Tabs
        label={t('tabs')}
        items={[
          {
            to: typed ? '/likes/received' : '/likes',
            end: true,
            label: t('received'),
            badge: <NewBadge count={news - newMatches} />,
          },
          { to: '/likes/sent', label: t('sent') },
          { to: '/likes/matches', label: t('matches'), badge: <NewBadge count={newMatches} /> },
        ]}
      />
      <GameLinks />
      {list === 'received' && people.length > 0 && !user?.paid_user && (
        <p className="mb-4 text-14 text-muted">{t('free_note')}</p>
      )}
      {people.length === 0 ? (
        <NoLikes list={list} likers={news} />
      ) : (
        <MemberPages
          label={t(list)}
          members={people}
          found={found}
          more={t('more')}
          loading={t('loading')}
          actionOf={(member) => <LikeButton member={member} />}
          labelOf={(member) => <LikeLabel member={member} list={list} />}
          pathOf={list === 'matches' ? ({ id }) => `/likes/m/${id}` : undefined}
        />
      )}
    </>
  )
}

function NewBadge({ count }: { count: number }) {
  const t = useTranslations('likes')
  return <Badge tone="like" count={count} label={t('new_count', { count })} />
}
