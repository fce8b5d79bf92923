import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { forgetConversation, hideChat, restoreChats } from '../chat-lists-query.ts'

/** Takes a conversation off the list at once, then asks the server. After a failure the list is loaded again (spec §8). */
export function useRemoveConversation(id: string) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const errors = useErrorText()
  const toast = useToast()
  return useMutation({
    mutationFn: () => unwrap(api['chat.php'].$delete({ json: { conversation: id } })),
    onMutate: () => hideChat(queries, id),
    onSuccess: () => {
      forgetConversation(queries, id)
      // How many are in the archive and among the requests may have changed.
      return restoreChats(queries)
    },
    onError: (error) => {
      toast({ text: errors.text(error) })
      return restoreChats(queries)
    },
  })
}
