import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#common/profiles.ts'
import { unwrap } from '../platform/api/api.ts'
import { ApiError } from '../platform/api/api-error.ts'
import { changeUser } from '../platform/api/change-user.ts'
import { usePageData } from '../platform/api/use-page-data.tsx'
import { readTabText, writeTabText } from '../platform/page/tab-text.ts'
import { applyMessage } from './apply-message.ts'
import { draftKey } from './draft-key.ts'
import { dropOutgoing, keepFailed, type Outgoing, outboxKey, sendOff } from './outbox.ts'

type Parties = { me: string; to: string }

/** Refused for good: trying the same again cannot help, so the text becomes a draft again. */
const refusals = new Set([
  'not_enough_credits',
  'conversations_used_up',
  'blocked_by',
  'not_found',
  'invalid',
  'profile_incomplete',
  'recipient_unconfirmed',
])

export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && refusals.has(error.code)
}

/**
 * Sends messages to one member, one after the other. Each shows at once and stays in the tab's outbox until it has
 * arrived; one that failed can be sent again with its own client id, which is charged once however often it comes.
 */
export function useSend({ me, to }: Parties) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const key = outboxKey(me, to)
  return useMutation({
    scope: { id: key },
    mutationFn: ({ client_id, body }: Outgoing) =>
      unwrap(api['message.php'].$post({ json: { to, client_id, body } })),
    onMutate: (message) => sendOff(key, message),
    onSuccess: ({ conversation, message, credits, conversations_left }) => {
      applyMessage(queries, { chat: conversation, message })
      changeUser(queries, () => ({ credits, conversations_left }))
      queries.setQueryData<Profile>(['profile', to], (profile) => profile && { ...profile, conversation })
      dropOutgoing(key, message.client_id)
    },
    onError: (error, message) => {
      if (!isRefusal(error))
        return keepFailed(key, message, error instanceof ApiError ? error.code : 'internal')
      dropOutgoing(key, message.client_id)
      returnToDraft({ me, to }, message.body)
    },
  })
}

/** Before whatever was typed meanwhile. */
function returnToDraft({ me, to }: Parties, body: string): void {
  const typed = readTabText(draftKey(me, to))
  writeTabText(draftKey(me, to), typed ? `${body}\n${typed}` : body)
}
