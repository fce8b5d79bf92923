import type { GiftName } from '#common/conversations/gifts.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { deliverMessage } from './deliver-message.ts'
import type { SentMessage } from './find-sent.ts'
import type { MessageDraft } from './message-draft.ts'

type GiftDraft = Omit<MessageDraft, 'content'> & { gift: GiftName; note?: string | undefined }

/** Gives a gift, with some words or without, by the rules of any message. It costs its size times what the site asks for a gift. */
export async function sendGift(
  ctx: MemberCtx,
  { gift, note = '', ...draft }: GiftDraft,
): Promise<SentMessage> {
  return deliverMessage(ctx, { ...draft, content: { kind: 'gift', gift, note } })
}
