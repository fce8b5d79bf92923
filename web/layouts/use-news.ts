import { useUser } from '../platform/api/site-and-user.tsx'

/** How many messages are unread and how many likes are new. */
export function useNews(): { messages: number; likes: number } {
  const user = useUser()
  return { messages: user?.total_unread_messages ?? 0, likes: user?.new_likes ?? 0 }
}
