import type { MemberCtx } from '#server/kernel/context.ts'
import { invalidField } from '#server/platform/errors.ts'
import { deliverMessage } from './deliver-message.ts'
import type { SentMessage } from './find-sent.ts'
import type { MessageDraft } from './message-draft.ts'

type GifDraft = Omit<MessageDraft, 'content'> & { gif: string }

/** Sends a GIF, by the rules and for the price of a text. */
export async function sendGif(ctx: MemberCtx, { gif, ...draft }: GifDraft): Promise<SentMessage> {
  if (!(await ctx.gifs.knows(gif))) throw invalidField('gif', 'invalid_value')
  return deliverMessage(ctx, { ...draft, content: { kind: 'gif', gif } })
}
