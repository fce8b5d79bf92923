import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { chatsQuery } from '../conversations/chats-query.ts'
import { likesQuery } from '../likes/likes-query.ts'
import { useUser } from '../platform/site-and-user.tsx'
import { usePageData } from '../platform/use-page-data.tsx'
import { useRested } from '../platform/use-rested.ts'

/** How many messages are unread and how many likes are new. */
export function useNews(): { messages: number; likes: number } {
  const { api } = usePageData()
  const user = useUser()
  const rested = useRested()
  const enabled = user !== null && rested
  const chats = useInfiniteQuery({ ...chatsQuery(api), enabled })
  const likes = useQuery({ ...likesQuery(api), enabled })
  return { messages: chats.data?.pages[0]?.total_unread_messages ?? 0, likes: likes.data?.new_likes ?? 0 }
}
