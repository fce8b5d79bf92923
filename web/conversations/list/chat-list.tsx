import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Chat } from '#common/conversations.ts'
import { EmptyChats } from '#web/brand/drawings/empty-chats.tsx'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { FictionalLabel } from '#web/profiles/card/fictional.tsx'
import { ButtonLink } from '#web/ui/button/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InfiniteList } from '#web/ui/infinite-list.tsx'
import { Badge } from '#web/ui/notice/badge.tsx'
import { EmptyState } from '#web/ui/notice/empty-state.tsx'
import { Skeleton } from '#web/ui/notice/skeleton.tsx'
import { chatsQuery } from '../conversations-query.ts'
import { useListTime } from '../days.tsx'
import { usePreview } from '../kinds/use-preview.ts'
import { TypingOr } from '../live/typing-words.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { ProfileAvatar } from '../profile-avatar.tsx'
import { FreshRow } from './fresh-row.tsx'

/** The member's conversations, the latest first. */
export function ChatList() {
  const t = useTranslations('conversations')
  const home = useTranslations('chatHome')
  const { api } = usePageData()
  const time = useListTime()
  const query = useInfiniteQuery(chatsQuery(api))
  const chats = useMemo(() => once(query.data?.pages.flatMap((page) => page.chats) ?? []), [query.data])
  if (query.isPending) return <ListSkeleton />
  if (!query.data) return <LoadFailed error={query.error} onRetry={() => query.refetch()} />
  const fresh = query.data.pages[0]?.fresh ?? []
  if (chats.length === 0 && fresh.length === 0)
    return (
      <EmptyState
        drawing={<EmptyChats />}
        title={t('empty_title')}
        text={t('empty_text')}
        action={<ButtonLink to="/members">{t('find_someone')}</ButtonLink>}
      />
    )
  return (
    <>
      <FreshRow members={fresh} />
      {chats.length === 0 ? (
        <p className="px-2.5 py-6 text-muted">{home('waiting')}</p>
      ) : (
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
      )}
    </>
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

/** Removes duplicates: a conversation that moved up between two requests is on both pages. */
function once(chats: Chat[]): Chat[] {
  return [...new Map(chats.map((chat) => [chat.conversation, chat])).values()]
}

const rowStyle =
  'flex min-h-17 items-center gap-3 rounded-card px-2.5 py-2 no-underline transition-colors ' +
  'hover:bg-control/10 focus-visible:-outline-offset-3 aria-[current=page]:bg-primary-tint'

/** A conversation in the list. `time` is empty until the browser's time zone is known. */
function ChatRow({ chat, time }: { chat: Chat; time: string }) {
  const t = useTranslations('conversations')
  const { profile, num_unread_messages: unread } = chat
  const preview = usePreview()
  const last = chat.messages[0]
  const isUnread = unread > 0
  return (
    <NavLink to={`/chats/${chat.conversation}`} viewTransition className={rowStyle}>
      <ProfileAvatar profile={profile} />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex items-center gap-2">
          <span className={classNames('min-w-0 truncate', isUnread ? 'font-extrabold' : 'font-semibold')}>
            {profile.name}
          </span>
          <time
            dateTime={last?.sent_at}
            className={classNames(
              'ml-auto flex-none text-12 tabular-nums',
              isUnread ? 'font-bold text-unread' : 'text-muted',
            )}
          >
            {last && time}
          </time>
        </span>
        <span className="flex min-h-5 items-center gap-2">
          {profile.is_fictional && (
            <span className="flex-none">
              <FictionalLabel on="surface" />
            </span>
          )}
          <span
            dir="auto"
            className={classNames(
              'min-w-0 flex-1 truncate text-14',
              isUnread ? 'font-semibold text-text' : 'text-muted',
            )}
          >
            <TypingOr chat={chat.conversation}>
              {last && (last.own ? t('you', { text: preview(last) }) : preview(last))}
            </TypingOr>
          </span>
          <Badge count={unread} tone="unread" label={t('unread', { count: unread })} className="flex-none" />
        </span>
      </span>
    </NavLink>
  )
}
