import { useSuspenseQuery } from '@tanstack/react-query'
import { data, type MetaFunction, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { LikedBy } from '#common/likes.ts'
import { limits } from '#common/limits.ts'
import type { ProfileCard } from '#common/profiles.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { memberPageLoader } from '../platform/api/page-loader.ts'
import { useUser } from '../platform/api/site-and-user.tsx'
import { PageTitle } from '../platform/page/page-title.tsx'
import { FictionalNote } from '../profiles/card/fictional.tsx'
import { MemberGrid } from '../profiles/card/member-grid.tsx'
import { Badge } from '../ui/notice/badge.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { LikeButton } from './like-button.tsx'
import { LikeLabel, type LikesList, likesLists, NoLikes } from './likes-list.tsx'
import { likesQuery } from './likes-query.ts'

const load = memberPageLoader(['likes', 'fields', 'profiles'], async ({ api, queries, params }) => {
  if (!listOf(params.type)) throw data({ error: 'not_found' }, { status: 404 })
  await queries.ensureQueryData(likesQuery(api))
})
export const loader = load
export const clientLoader = load
export const handle = { layout: 'default' }
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

function listOf(type: string | undefined): LikesList | undefined {
  return type === undefined ? 'received' : likesLists.find((list) => list === type)
}

export default function LikesPage() {
  const { api } = usePageData()
  const { type } = useParams()
  const { data: likes } = useSuspenseQuery(likesQuery(api))
  const t = useTranslations('likes')
  const list = listOf(type) ?? 'received'
  const shown: (ProfileCard | LikedBy)[] = {
    received: likes.liked_by,
    sent: likes.profiles,
    matches: likes.liked_by.filter((liker) => liker.like_state === 'match'),
  }[list]
  const news = (
    <Badge tone="like" count={likes.new_likes} label={t('new_count', { count: likes.new_likes })} />
  )
  return (
    <div className="wrap py-5 lg:py-8">
      <PageTitle title={t('title')} />
      <h1 className="mb-2 flex min-h-9 items-center lg:mb-4">{t('title')}</h1>
      <Tabs
        label={t('tabs')}
        items={[
          {
            to: type === 'received' ? '/likes/received' : '/likes',
            end: true,
            label: t('received'),
            badge: news,
          },
          { to: '/likes/sent', label: t('sent') },
          { to: '/likes/matches', label: t('matches') },
        ]}
      />
      {shown.length === 0 ? (
        <NoLikes list={list} likers={likes.liked_by.length} />
      ) : (
        <Shown list={list} people={shown} />
      )}
    </div>
  )
}

function Shown({ list, people }: { list: LikesList; people: (ProfileCard | LikedBy)[] }) {
  const t = useTranslations('likes')
  const user = useUser()
  return (
    <>
      <div className="my-4 grid gap-1 text-14 text-muted">
        {list === 'received' && !user?.paid_user && <p>{t('free_note')}</p>}
        {people.some((member) => member.is_fictional) && <FictionalNote about="search" />}
      </div>
      <MemberGrid
        label={t(list)}
        members={people}
        actionOf={(member) => <LikeButton member={member} />}
        labelOf={(member) => <LikeLabel member={member} list={list} />}
      />
      {people.length >= limits.likesPage && (
        <p className="mt-5 text-center text-14 text-muted">{t('latest_only', { count: limits.likesPage })}</p>
      )}
    </>
  )
}
