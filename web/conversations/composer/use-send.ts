import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { changeUser } from '#web/platform/api/user-query.ts'
import { readTabText, writeTabText } from '#web/platform/page/tab-text.ts'
import { setProfileConversation } from '#web/profiles/profiles-query.ts'
import { applyMessage } from '../conversations-query.ts'
import { draftKey } from './draft.ts'
import { markFailed, type Outgoing, outboxKey, removeOutgoing, startSending } from './outbox.ts'
import { sentQuote, startQuote } from './quote-draft.ts'

type Parties = { me: string; to: string }

/** Errors that a retry cannot mend, so the text becomes a draft again. */
const refusals = new Set([
  'not_enough_credits',
  'conversations_used_up',
  'blocked_by',
  'not_found',
  'invalid',
  'profile_incomplete',
  'recipient_unconfirmed',
  'contact_refused',
  'too_many_first_messages',
  'fictional_unknown',
])

export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && refusals.has(error.code)
}

/**
 * Sends messages to one member, one after the other. Each is shown at once and stays in the tab's outbox until it has
 * arrived. A failed one can be sent again with the same client id, so that it is charged only once.
 */
export function useSend({ me, to }: Parties) {
  const { api } = usePageData()
  const queries = useQueryClient()
  const key = outboxKey(me, to)
  return useMutation({
    scope: { id: key },
    mutationFn: ({ client_id, body, quote }: Outgoing) =>
      unwrap(api['message.php'].$post({ json: { to, client_id, body, quote: sentQuote(quote) } })),
    onMutate: (message) => startSending(key, message),
    onSuccess: ({ conversation, message, credits, conversations_left }) => {
      applyMessage(queries, { chat: conversation, message })
      changeUser(queries, () => ({ credits, conversations_left }))
      setProfileConversation(queries, to, conversation)
      removeOutgoing(key, message.client_id)
    },
    onError: (error, message) => {
      if (!isRefusal(error))
        return markFailed(key, message, error instanceof ApiError ? error.code : 'internal')
      removeOutgoing(key, message.client_id)
      returnToDraft({ me, to }, message.body)
      // What is not there any more cannot be answered; the text can still be sent.
      if (message.quote && !error.fields?.quote) startQuote(me, to, message.quote)
    },
  })
}

/** What was typed meanwhile comes after the returned text. */
function returnToDraft({ me, to }: Parties, body: string): void {
  const typed = readTabText(draftKey(me, to))
  writeTabText(draftKey(me, to), typed ? `${body}\n${typed}` : body)
}
