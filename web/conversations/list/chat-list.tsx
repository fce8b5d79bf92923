import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { lazyPart } from '#client/boot/lazy-part.ts'
import type { Chat, Chats } from '#common/wire/conversations.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { InfiniteList } from '#ui/infinite-list.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { SeldomDrawing } from '#web/brand/seldom-drawing.tsx'
import { chatListQuery } from '../chat-lists-query.ts'
import { useListTime } from '../days.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { ChatRow } from './chat-row.tsx'
import { FreshRow } from './fresh-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListLink, ListTitle } from './other-lists.tsx'
import { SearchField, useChatSearch } from './search-field.tsx'
import { useListName } from './use-list-name.ts'

const SearchResults = lazyPart(async () => ({
  default: (await import('./search-results.tsx')).SearchResults,
}))

/** The member's conversations: the list, the archive or the requests, or what a search finds in all of them. */
export function ChatList() {
  const t = useTranslations('conversations')
  const { api } = usePageData()
  const list = useListName()
  const query = useInfiniteQuery(chatListQuery(api, list))
  const search = useChatSearch()
  const chats = useMemo(() => once(query.data?.pages.flatMap((page) => page.chats) ?? []), [query.data])
  if (query.isPending) return <ListSkeleton />
  const [first] = query.data?.pages ?? []
  if (!first) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  const hasOthers = first.archived > 0 || first.requests > 0
  if (list === 'inbox' && chats.length === 0 && first.fresh.length === 0 && !hasOthers)
    return (
      <EmptyState
        drawing={<SeldomDrawing name="emptyChats" />}
        title={t('empty_title')}
        text={t('empty_text')}
        action={<ButtonLink to="/members">{t('find_someone')}</ButtonLink>}
      />
    )
  return (
    <>
      {(chats.length > 0 || hasOthers) && <SearchField {...search} />}
      {search.query ? (
        <Suspense fallback={<ListSkeleton />}>
          <SearchResults query={search.query} />
        </Suspense>
      ) : (
        <>
          {list === 'inbox' ? <FreshRow members={first.fresh} /> : <ListTitle list={list} />}
          {list === 'inbox' && <ListLink list="requests" count={first.requests} />}
          <InfiniteList
            hasMore={query.hasNextPage}
            loading={query.isFetchingNextPage}
            onLoadMore={() => query.fetchNextPage()}
            loadMoreLabel={t('load_more')}
            loadingLabel={t('loading')}
            pending={<ListSkeleton />}
          >
            <Rows chats={chats} first={first} />
          </InfiniteList>
          {list === 'inbox' && <ListLink list="archived" count={first.archived} />}
        </>
      )}
    </>
  )
}

function Rows({ chats, first }: { chats: Chat[]; first: Chats }) {
  const t = useTranslations('chatHome')
  const list = useListName()
  const time = useListTime()
  const search = list === 'inbox' ? '' : `?list=${list}`
  if (chats.length === 0) {
    const words = list === 'inbox' ? first.fresh.length > 0 && t('waiting') : t(`${list}_empty`)
    return words && <p className="px-2.5 py-6 text-muted">{words}</p>
  }
  return (
    <ul>
      {chats.map((chat) => (
        <li key={chat.conversation}>
          <ChatRow
            chat={chat}
            search={search}
            time={chat.messages[0] ? time(chat.messages[0].sent_at) : ''}
          />
        </li>
      ))}
    </ul>
  )
}

/** Removes duplicates: a conversation that moved up between two requests is on both pages. */
function once(chats: Chat[]): Chat[] {
  return [...new Map(chats.map((chat) => [chat.conversation, chat])).values()]
}
