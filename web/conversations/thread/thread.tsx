import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { Skeleton } from '#ui/notice/skeleton.tsx'
import { conversationQuery } from '../conversations-query.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useHistoryPlace } from './history-place.ts'
import { ThreadBack } from './thread-header.tsx'
import { ThreadView } from './thread-view.tsx'

/** Loads a conversation by its id, at the message that the address names, and shows it. */
export function Thread({ id }: { id: string }) {
  const t = useTranslations('conversations')
  const { api } = usePageData()
  const { around, go } = useHistoryPlace()
  const query = useInfiniteQuery({
    ...conversationQuery(api, id, around),
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages
  const messages = useMemo(() => pages?.toReversed().flatMap((page) => page.messages) ?? [], [pages])
  const newest = pages?.[0]
  // What the page would have answered, had it been loaded anew: the error page says it with its status.
  if (!newest && query.error instanceof ApiError && [403, 404].includes(query.error.status)) throw query.error
  if (!newest)
    return (
      <section aria-label={t('messages')} aria-busy={query.isPending} className="min-h-0 bg-bg">
        <ThreadBack />
        {query.isPending ? (
          <Skeleton lines={4} className="p-6" />
        ) : (
          <LoadFailed error={query.error} onRetry={() => query.refetch()} />
        )}
      </section>
    )
  return (
    <ThreadView
      profile={newest.chat.profile}
      chat={newest.chat}
      messages={messages}
      error={query.error}
      history={{
        older: {
          more: query.hasNextPage,
          loading: query.isFetchingNextPage,
          failed: query.isFetchNextPageError,
          load: () => void query.fetchNextPage(),
        },
        newer: {
          more: query.hasPreviousPage,
          loading: query.isFetchingPreviousPage,
          failed: query.isFetchPreviousPageError,
          load: () => void query.fetchPreviousPage(),
        },
        hidden: pages.some((page) => page.history_hidden),
        around,
        go,
      }}
    />
  )
}
