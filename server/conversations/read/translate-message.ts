import type { MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Translation } from '#server/platform/translation.ts'
import { readMessages } from './read-messages.ts'

type Place = { conversation: string; number: number }

/**
 * Translates a message of the caller's conversation into the caller's language. It is read as on the page, so that what
 * is hidden there stays hidden. Nothing is kept. Throws `not_found` where there is no text or the installation does not
 * translate, and `unavailable` where the server of translations does not answer.
 */
export async function translateMessage(
  ctx: MemberCtx,
  { conversation, number }: Place,
): Promise<Translation> {
  if (!ctx.translator) throw new AppError('not_found')
  const { messages } = await readMessages(ctx, { conversation, after: number - 1 })
  const message = messages.find((one) => one.number === number)
  if (!message?.body || message.unsentAt !== null) throw new AppError('not_found')
  try {
    return await ctx.translator.translate(message.body, ctx.locale)
  } catch (error) {
    ctx.log.warn({ error: error instanceof Error ? error.message : undefined }, 'message not translated')
    throw new AppError('unavailable')
  }
}
