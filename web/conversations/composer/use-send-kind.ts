import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Message } from '#common/conversations.ts'
import { changeUser } from '#web/platform/api/user-query.ts'
import { setProfileConversation } from '#web/profiles/profiles-query.ts'
import { applyMessage } from '../conversations-query.ts'
import type { Parties } from './outbox.ts'
import { inTurn } from './send-outbox.ts'

type Answer = { conversation: string; message: Message; credits: number; conversations_left: number | null }

/**
 * Sends what is no text to one member, after what is under way to them. The caller keeps the client id until it has
 * arrived, so that another try is charged only once.
 */
export function useSendKind({ me, to }: Parties) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (send: () => Promise<Answer>) => inTurn({ me, to }, send),
    onSuccess: ({ conversation, message, credits, conversations_left }) => {
      applyMessage(queries, { chat: conversation, message })
      changeUser(queries, () => ({ credits, conversations_left }))
      setProfileConversation(queries, to, conversation)
    },
  })
}
