import { charge } from '../credits/charge.ts'
import { balanceOf } from '../credits/queries.ts'
import { inTransaction, type MemberCtx } from '../platform/context.ts'
import { violatedConstraint } from '../platform/db.ts'
import { AppError, invalidField } from '../platform/errors.ts'
import { findRecipient } from './find-recipient.ts'
import { findSent, type MessageDraft, type SentMessage } from './find-sent.ts'
import { presentMessage } from './present.ts'
import { spendConversation } from './spend-conversation.ts'
import { storeMessage } from './store-message.ts'
import type { MessageRow } from './tables.ts'
import { takeNumber } from './take-number.ts'

const alreadySent = new Set(['message_sender_id_client_id_key', 'transfer_kind_reference_key'])

/**
 * Sends a text message: charged and delivered in one transaction, or neither. The same client id again has the same
 * answer and no second effect; whichever rule stops the second attempt, the first one is looked up before it counts.
 */
export async function sendMessage(ctx: MemberCtx, input: MessageDraft): Promise<SentMessage> {
  const draft = { to: input.to, clientId: input.clientId.toLowerCase(), body: acceptedBody(ctx, input.body) }
  try {
    return await inTransaction(ctx, (tx) => deliver(tx, draft))
  } catch (error) {
    const stopped = error instanceof AppError || alreadySent.has(violatedConstraint(error) ?? '')
    const sent = stopped ? await findSent(ctx, draft) : null
    if (!sent) throw error
    return sent
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

async function deliver(ctx: MemberCtx, { to, clientId, body }: MessageDraft): Promise<SentMessage> {
  const senderId = ctx.actor.memberId
  const known = await findRecipient(ctx, to)
  const { conversationId, number, opened } = await takeNumber(ctx, to)
  const sender = opened ? await spendConversation(ctx) : known
  const cost = ctx.site.settings.message_credits
  const paid = cost > 0 ? await chargeFor(ctx, clientId, cost) : null
  const message: MessageRow = {
    conversationId,
    number,
    senderId,
    clientId,
    kind: 'text',
    body,
    cost,
    transferId: paid?.transferId ?? null,
    createdAt: ctx.now(),
  }
  await storeMessage(ctx, message, to)
  await announce(ctx, message, to)
  return { message, sender, balance: paid?.balance ?? (await balanceOf(ctx, senderId)) }
}

function chargeFor(ctx: MemberCtx, clientId: string, amount: number) {
  const { memberId } = ctx.actor
  return charge(ctx, {
    memberId,
    companyId: ctx.site.companyId,
    to: 'messages',
    amount,
    kind: 'message',
    reference: `${memberId}:${clientId}`,
  })
}

/** Tells both sides' open screens, always in the order of their ids, and starts the notification's job. */
async function announce(ctx: MemberCtx, message: MessageRow, to: string): Promise<void> {
  const from = message.senderId
  for (const reader of [from, to].sort())
    await ctx.events.publish(ctx, reader, {
      type: 'message',
      chat: message.conversationId,
      from,
      message: presentMessage(message, reader),
    })
  await ctx.jobs.start(ctx.db, 'message-sent', {
    conversation: message.conversationId,
    number: message.number,
    from,
    to,
  })
}
