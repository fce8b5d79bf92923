import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { Badge } from '#ui/notice/badge.tsx'
import { chatsQuery } from '../conversations-query.ts'

/** How many messages wait further down, on the button that leads there. */
export function UnreadBelow({ id }: { id: string | undefined }) {
  const t = useTranslations('conversations')
  const { api } = usePageData()
  const { data: count = 0 } = useInfiniteQuery({
    ...chatsQuery(api),
    select: ({ pages }) =>
      pages.flatMap((page) => page.chats).find(({ conversation }) => conversation === id)
        ?.num_unread_messages ?? 0,
  })
  return <Badge count={count} tone="unread" label={t('new_messages', { count })} />
}
