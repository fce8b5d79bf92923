import type { ErrorCode } from '#common/error-codes.ts'
import { limits } from '#common/limits.ts'
import { creditsCharged } from '#server/credits/credit-metrics.ts'
import { inTransaction, type MemberCtx } from '#server/kernel/context.ts'
import { violatedConstraint } from '#server/platform/db/db.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { announceSteps } from '#server/platform/domain-events.ts'
import { AppError } from '#server/platform/errors.ts'
import type { NewMessage } from '../message-row.ts'
import { findRecipient, type Sender } from './find-recipient.ts'
import { findSent, type SentMessage } from './find-sent.ts'
import { columnsOf, costOf, ledgerOf } from './message-content.ts'
import type { MessageDraft } from './message-draft.ts'
import { messageSent } from './message-sent.ts'
import { sendStatement, sentShape } from './send-statement.ts'

/** The constraints that decide races, and the error that each gives to the one who came second. */
const lostRaces = new Map<string, ErrorCode>([
  ['account_never_negative', 'not_enough_credits'],
  ['member_free_conversations', 'conversations_used_up'],
  ['first_message_most', 'too_many_first_messages'],
  // The picture's files were removed as unused before it was sent.
  ['message_photo_id_fkey', 'unavailable'],
])
const alreadySent = new Set(['message_sender_id_client_id_key', 'transfer_kind_reference_key'])

/**
 * Sends a message of any kind: charged, delivered, counted, announced and handed to the worker by one statement, or
 * nothing of it. The same client id again has the same answer and no second effect; whichever rule stops the second
 * attempt, the first one is looked up before it counts.
 */
export async function deliverMessage(ctx: MemberCtx, input: MessageDraft): Promise<SentMessage> {
  const draft = { ...input, clientId: input.clientId.toLowerCase() }
  try {
    const sender = await findRecipient(ctx, draft.to, draft.quote)
    const cost = priceFor(ctx, draft, sender)
    checkAllowance(sender, cost)
    // Whose answers would be free must not pay for a first message that has become an answer meanwhile.
    const opensOnly = sender.opens && cost > 0 && priceFor(ctx, draft, { ...sender, answers: true }) === 0
    if (!opensOnly) return await deliver(ctx, draft, sender, { cost, opensOnly })
    return await inTransaction(ctx, (tx) => deliver(tx, draft, sender, { cost, opensOnly }))
  } catch (error) {
    if (error instanceof BegunMeanwhile) return deliverMessage(ctx, input)
    const constraint = violatedConstraint(error) ?? ''
    const lost = lostRaces.get(constraint)
    const stopped = error instanceof AppError || lost || alreadySent.has(constraint)
    const sent = stopped ? await findSent(ctx, draft) : null
    if (sent) return sent
    throw lost ? lostRace(ctx, lost) : error
  }
}

function lostRace({ site }: MemberCtx, code: ErrorCode): AppError {
  const max = site.settings.first_messages_per_day
  return new AppError(code, code === 'too_many_first_messages' ? { params: { max } } : {})
}

/** The other one has begun the conversation between the look at it and the message. */
class BegunMeanwhile extends Error {}

/**
 * Returns the price. A text or GIF to the one who wrote first is free where the sender's site says so; a gift or photo
 * never is.
 */
function priceFor({ site: { settings } }: MemberCtx, { content }: MessageDraft, { answers }: Sender): number {
  const isWords = content.kind === 'text' || content.kind === 'gif'
  return settings.free_replies && answers && isWords ? 0 : costOf(content, settings)
}

/** Throws where the sender may not begin this conversation, does not know yet whom it would be paid for, or has not got the credits. */
export function checkAllowance({ opens, unknown, paid, started, balance }: Sender, cost: number): void {
  if (unknown && cost > 0) throw new AppError('fictional_unknown')
  if (opens && !paid && started >= limits.freeConversations) throw new AppError('conversations_used_up')
  if (balance < cost) throw new AppError('not_enough_credits')
}

async function deliver(
  ctx: MemberCtx,
  { to, clientId, content }: MessageDraft,
  sender: Sender,
  { cost, opensOnly }: { cost: number; opensOnly: boolean },
): Promise<SentMessage> {
  const { memberId } = ctx.actor
  const { companyId, settings } = ctx.site
  const written = { senderId: memberId, clientId, cost, createdAt: ctx.now() }
  const message: NewMessage = { ...written, ...columnsOf(content), ...sender.quoted }
  const jobs = await announceSteps(ctx, messageSent, { from: memberId, to, client_id: clientId })
  const { entry, house } = ledgerOf(content.kind)
  const extra = content.kind === 'photo' ? content.picture.steps : undefined
  if (content.kind === 'photo') jobs.push(content.picture.job)
  const [row] = await rows(
    ctx.db,
    sentShape,
    prepared(
      sendStatement({
        companyId,
        message,
        to,
        paid: ctx.actor.paid,
        jobs,
        entry,
        house,
        extra,
        opensOnly,
        mostFirst: settings.first_messages_per_day,
      }),
    ),
  )
  if (!row && opensOnly) throw new BegunMeanwhile()
  if (!row) throw new Error('a message took no number')
  const { id, number, started, balance, moved } = row
  ctx.afterCommit(() => {
    ctx.events.wake([memberId, to])
    if (cost > 0) ctx.metrics.count(creditsCharged, { kind: entry }, cost)
  })
  return {
    message: {
      ...message,
      conversationId: id,
      number,
      transferId: moved,
      unsentAt: null,
      reactions: [],
    },
    sender: { paid: sender.paid, started: started ?? sender.started },
    balance: balance === null ? sender.balance : Number(balance),
  }
}
