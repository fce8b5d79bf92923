import { limits } from '#common/limits.ts'
import { creditsCharged } from '../credits/credit-metrics.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { violatedConstraint } from '../platform/db/db.ts'
import { prepared } from '../platform/db/prepared.ts'
import { rows } from '../platform/db/rows.ts'
import { announceSteps } from '../platform/domain-events.ts'
import { AppError, invalidField } from '../platform/errors.ts'
import { findRecipient, type Sender } from './find-recipient.ts'
import { findSent, type MessageDraft, type SentMessage } from './find-sent.ts'
import { messageSent } from './message-sent.ts'
import { sendStatement, sentShape } from './send-statement.ts'
import type { NewMessage } from './tables.ts'

/** Races that the constraints decide: what each says to the one who came second. */
const lostRaces = new Map<string, 'not_enough_credits' | 'conversations_used_up'>([
  ['account_never_negative', 'not_enough_credits'],
  ['member_free_conversations', 'conversations_used_up'],
])
const alreadySent = new Set(['message_sender_id_client_id_key', 'transfer_kind_reference_key'])

/**
 * Sends a text message: charged, delivered, counted, announced and handed to the worker by one statement, or nothing of
 * it. The same client id again has the same answer and no second effect; whichever rule stops the second attempt, the
 * first one is looked up before it counts.
 */
export async function sendMessage(ctx: MemberCtx, input: MessageDraft): Promise<SentMessage> {
  const clientId = input.clientId.toLowerCase()
  const draft = { to: input.to, clientId, body: acceptedBody(ctx, input.body), quote: input.quote }
  try {
    const sender = await findRecipient(ctx, draft.to, draft.quote)
    checkAllowance(ctx, sender)
    return await deliver(ctx, draft, sender)
  } catch (error) {
    const constraint = violatedConstraint(error) ?? ''
    const lost = lostRaces.get(constraint)
    const stopped = error instanceof AppError || lost || alreadySent.has(constraint)
    const sent = stopped ? await findSent(ctx, draft) : null
    if (sent) return sent
    throw lost ? new AppError(lost) : error
  }
}

/** Unpaired surrogates and NUL have no form in the database; the length is counted in code points. */
function acceptedBody(ctx: MemberCtx, given: string): string {
  const body = given.toWellFormed()
  const max = ctx.site.settings.message_length
  if ([...body].length > max) throw invalidField('body', 'message_too_long', { max })
  if (body.includes('\0')) throw invalidField('body', 'invalid_value')
  return body
}

function checkAllowance(ctx: MemberCtx, { opens, paid, started, balance }: Sender): void {
  if (opens && !paid && started >= limits.freeConversations) throw new AppError('conversations_used_up')
  if (balance < ctx.site.settings.message_credits) throw new AppError('not_enough_credits')
}

async function deliver(
  ctx: MemberCtx,
  { to, clientId, body }: MessageDraft,
  sender: Sender,
): Promise<SentMessage> {
  const { memberId } = ctx.actor
  const { companyId, settings } = ctx.site
  const cost = settings.message_credits
  const written = { senderId: memberId, clientId, kind: 'text' as const, body, cost, createdAt: ctx.now() }
  const message: NewMessage = { ...written, ...sender.quoted }
  const jobs = await announceSteps(ctx, messageSent, { from: memberId, to, client_id: clientId })
  const [row] = await rows(
    ctx.db,
    sentShape,
    prepared(sendStatement({ companyId, message, to, paid: ctx.actor.paid, jobs })),
  )
  if (!row) throw new Error('a message took no number')
  const { id, number, started, balance, moved } = row
  ctx.afterCommit(() => {
    ctx.events.wake([memberId, to])
    if (cost > 0) ctx.metrics.count(creditsCharged, { kind: 'message' }, cost)
  })
  return {
    message: { ...message, conversationId: id, number, transferId: moved },
    sender: { paid: sender.paid, started: started ?? sender.started },
    balance: balance === null ? sender.balance : Number(balance),
  }
}
