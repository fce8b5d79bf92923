import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { ChangeChat } from '#common/wire/conversations.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { applyOwnListed } from '../chat-lists-query.ts'

type Change = Omit<ChangeChat, 'conversation'>

/** Pins, archives or mutes a conversation, or accepts a request. What is archived can be taken back at once. */
export function useChangeChat(conversation: string): (change: Change) => void {
  const { api } = usePageData()
  const queries = useQueryClient()
  const t = useTranslations('chatHome')
  const errors = useErrorText()
  const toast = useToast()
  const { mutate } = useMutation({
    mutationFn: (change: Change) =>
      unwrap(api['chat-options.php'].$put({ json: { conversation, ...change } })),
    onSuccess: (answer, change) => {
      if (change.archived)
        toast({ text: t('archived_done'), action: { label: t('undo'), onAction: () => undo() } })
      return applyOwnListed(queries, conversation, answer)
    },
    onError: (error) => toast({ text: errors.text(error) }),
  })
  const undo = () => mutate({ archived: false })
  return mutate
}
