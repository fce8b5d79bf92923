import type { QuoteDraft } from '#common/wire/conversations.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { invalidField } from '#server/platform/errors.ts'
import { deliverMessage } from './deliver-message.ts'
import type { SentMessage } from './find-sent.ts'

type TextDraft = { to: string; clientId: string; body: string; quote?: QuoteDraft | null | undefined }

/** Sends a text message, by the rules of any message (deliverMessage). */
export async function sendMessage(
  ctx: MemberCtx,
  { to, clientId, body, quote }: TextDraft,
): Promise<SentMessage> {
  return deliverMessage(ctx, {
    to,
    clientId,
    content: { kind: 'text', body: acceptedBody(ctx, body) },
    quote,
  })
}

/** Unpaired surrogates and NUL have no form in the database; the length is counted in code points. */
function acceptedBody(ctx: MemberCtx, given: string): string {
  const body = given.toWellFormed()
  const max = ctx.site.settings.message_length
  if ([...body].length > max) throw invalidField('body', 'message_too_long', { max })
  if (body.includes('\0')) throw invalidField('body', 'invalid_value')
  return body
}
