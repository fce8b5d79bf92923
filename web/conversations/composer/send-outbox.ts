import type { QueryClient } from '@tanstack/react-query'
import { type Api, ApiError, type ApiErrorCode, unwrap } from '#client/api/api.ts'
import { readDeviceText, writeDeviceText } from '#client/page/device-text.ts'
import { setProfileConversation } from '#web/profiles/profiles-query.ts'
import { changeUser } from '#web/site/api/user-query.ts'
import { applyMessage } from '../conversations-query.ts'
import { draftKey } from './draft.ts'
import {
  isText,
  type Outgoing,
  type Parties,
  putOutgoing,
  readOutbox,
  removeOutgoing,
  settleOutgoing,
} from './outbox.ts'
import { sentQuote, startQuote } from './quote-draft.ts'
import type { Answer } from './send-answer.ts'

/** Errors that a retry cannot mend. */
const refusals = new Set<ApiErrorCode>([
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

/** What became of a message, for the screen that shows its conversation. */
export type SendNews = { to: string } & ({ conversation: string } | { refusal: ApiError })

const listeners = new Set<(news: SendNews) => void>()

export function onSendNews(listener: (news: SendNews) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Server = { api: Api; queries: QueryClient }

/**
 * Sends what waits for one member: one message after the other, by one tab at a time. A message that gets no answer, or is
 * refused, keeps those behind it waiting. The client ids make it harmless to send one twice.
 */
export function sendOutbox(server: Server, parties: Parties): Promise<void> {
  return inTurn(parties, async () => {
    for (;;) {
      const [next] = readOutbox(parties)
      if (!next || next.refused || !(await send(server, parties, next))) return
    }
  })
}

/** Sends a text; what is none seldom waits, so that what sends it is loaded only then. */
async function post(api: Api, to: string, message: Outgoing): Promise<Answer> {
  const { client_id, body, quote } = message
  if (isText(message))
    return unwrap(api['message.php'].$post({ json: { to, client_id, body, quote: sentQuote(quote) } }))
  const { postKind } = await import('./post-kind.ts')
  return postKind(api, to, message)
}

async function send({ api, queries }: Server, parties: Parties, message: Outgoing): Promise<boolean> {
  const { to } = parties
  if (message.error) putOutgoing(parties, { ...message, error: undefined })
  try {
    const sent = await post(api, to, message)
    applyMessage(queries, { chat: sent.conversation, message: sent.message })
    changeUser(queries, () => ({ credits: sent.credits, conversations_left: sent.conversations_left }))
    setProfileConversation(queries, to, sent.conversation)
    settleOutgoing(parties, message)
    notifyListeners({ to, conversation: sent.conversation })
    return true
  } catch (error) {
    stop(parties, message, error)
    return false
  }
}

/** A refused text becomes a draft again. Where others wait behind it, it stays before them, as what is no text does. */
function stop(parties: Parties, message: Outgoing, error: unknown): void {
  if (!isRefusal(error)) {
    putOutgoing(parties, { ...message, error: error instanceof ApiError ? error.code : 'internal' })
    return
  }
  if (readOutbox(parties).length > 1 || !isText(message))
    putOutgoing(parties, { ...message, error: error.code, refused: true })
  else {
    returnToDraft(parties, message)
    // What is not there any more cannot be answered; the text can still be sent.
    if (error.fields?.quote) startQuote(parties.me, parties.to, null)
  }
  notifyListeners({ to: parties.to, refusal: error })
}

/** Takes a message back into the composer. What was typed meanwhile comes after it. */
export function returnToDraft(parties: Parties, { client_id, body, quote }: Outgoing): void {
  const key = draftKey(parties.me, parties.to)
  const typed = readDeviceText(key)
  writeDeviceText(key, typed ? `${body}\n${typed}` : body)
  if (quote) startQuote(parties.me, parties.to, quote)
  removeOutgoing(parties, client_id)
}

function notifyListeners(news: SendNews): void {
  for (const listener of listeners) listener(news)
}

const chains = new Map<string, Promise<unknown>>()

/**
 * Does one thing at a time of all that is sent to one member. By the browser's locks, which all tabs share; where it has
 * none, in this tab's own order.
 */
export function inTurn<T>({ me, to }: Parties, act: () => Promise<T>): Promise<T> {
  const name = `outbox.${me}.${to}`
  if (navigator.locks) return navigator.locks.request(name, act)
  const next = (chains.get(name) ?? Promise.resolve()).then(act, act)
  chains.set(name, next)
  return next
}
