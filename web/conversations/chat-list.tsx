import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Chat } from '#common/conversations.ts'
import { EmptyChats } from '../brand/drawings/empty-chats.tsx'
import { usePageData } from '../platform/api/use-page-data.tsx'
import { ButtonLink } from '../ui/button/button-link.tsx'
import { InfiniteList } from '../ui/infinite-list.tsx'
import { EmptyState } from '../ui/notice/empty-state.tsx'
import { Skeleton } from '../ui/notice/skeleton.tsx'
import { ChatRow } from './chat-row.tsx'
import { chatsQuery } from './chats-query.ts'
import { LoadFailed } from './load-failed.tsx'
import { useListTime } from './use-list-time.ts'

/** The member's conversations, the latest first. */
export function ChatList() {
  const t = useTranslations('conversations')
  const { api } = usePageData()
  const time = useListTime()
  const query = useInfiniteQuery(chatsQuery(api))
  const chats = useMemo(() => once(query.data?.pages.flatMap((page) => page.chats) ?? []), [query.data])
  if (query.isPending) return <ListSkeleton />
  if (!query.data) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  if (chats.length === 0)
    return (
      <EmptyState
        drawing={<EmptyChats />}
        title={t('empty_title')}
        text={t('empty_text')}
        action={<ButtonLink to="/members">{t('find_someone')}</ButtonLink>}
      />
    )
  return (
    <InfiniteList
      hasMore={query.hasNextPage}
      loading={query.isFetchingNextPage}
      onLoadMore={() => query.fetchNextPage()}
      loadMoreLabel={t('load_more')}
      loadingLabel={t('loading')}
      pending={<ListSkeleton />}
    >
      <ul>
        {chats.map((chat) => (
          <li key={chat.conversation}>
            <ChatRow chat={chat} time={chat.messages[0] ? time(chat.messages[0].sent_at) : ''} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  )
}

function ListSkeleton() {
  return (
    <div className="px-2.5">
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}

/** A conversation that moved up while the list was being read can stand on two pages. */
function once(chats: Chat[]): Chat[] {
  return [...new Map(chats.map((chat) => [chat.conversation, chat])).values()]
}
