import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Chat } from '#common/conversations.ts'
import { unwrap } from '../../platform/api/api.ts'
import { usePageData } from '../../platform/api/page-data.tsx'
import { changeUser } from '../../platform/api/user-query.ts'
import { refreshKeys } from '../../platform/live/live-changes.ts'
import { useErrorText } from '../../platform/texts/use-error-text.ts'
import { useToast } from '../../ui/overlay/use-toast.ts'
import type { CachedChats } from '../chats-query.ts'
import { conversationKey } from '../conversation-query.ts'

/** Takes a conversation off the list at once, then asks the server; a failure is said and the list read anew (spec §8). */
export function useRemoveConversation(id: string) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const errors = useErrorText()
  const toast = useToast()
  return useMutation({
    mutationFn: () => unwrap(api['chat.php'].$delete({ json: { conversation: id } })),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: ['chats'] })
      const row = rowOf(queries.getQueryData<CachedChats>(['chats']), id)
      if (!row) return
      queries.setQueryData<CachedChats>(['chats'], (data) => data && without(data, row))
      changeUser(queries, (user) => ({
        total_unread_messages: Math.max(0, user.total_unread_messages - row.num_unread_messages),
      }))
    },
    onSuccess: () => queries.removeQueries({ queryKey: conversationKey(id), type: 'inactive' }),
    onError: (error) => {
      toast({ text: errors.text(error) })
      return refreshKeys(queries, [['chats'], ['user']])
    },
  })
}

function rowOf(data: CachedChats | undefined, id: string): Chat | undefined {
  return data?.pages.flatMap((page) => page.chats).find((chat) => chat.conversation === id)
}

function without(data: CachedChats, row: Chat): CachedChats {
  const pages = data.pages.map((page) => ({
    ...page,
    chats: page.chats.filter((chat) => chat.conversation !== row.conversation),
    total_unread_messages: Math.max(0, page.total_unread_messages - row.num_unread_messages),
  }))
  return { ...data, pages }
}
