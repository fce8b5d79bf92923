import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { markRead } from '#server/conversations/mark-read.ts'
import { messageSent } from '#server/conversations/message-sent.ts'
import { followPresence } from '#server/conversations/presence.ts'
import { findChat } from '#server/conversations/queries.ts'
import { sendMessage } from '#server/conversations/send-message.ts'
import { actAs } from '#server/ctx/act-as.ts'
import type { MemberCtx } from '#server/ctx/context.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import { touchActivity } from '#server/profiles/touch-activity.ts'
import { chooseAnswer } from './choose-answer.ts'
import { findAsked, hasSaid } from './find-asked.ts'
import { type Character, findCharacter } from './find-character.ts'
import { findPlace } from './find-place.ts'
import type { Pace } from './pace.ts'
import { steadyNumber } from './steady-number.ts'

const sentSchema = z.object({ conversation: z.uuid(), number: z.int(), from: z.uuid(), to: z.uuid() })
const answerNamespace = '4b0c8f7e-53f1-4d0e-9a52-2f6f0f6a8d11'

/** Somebody wrote to a demo character: it will look at it. */
export async function planAnswer(deps: Deps, data: JobData, pace: Pace): Promise<void> {
  const { from, to, client_id } = messageSent.schema.parse(data)
  if (!(await findCharacter(deps.db, to))) return
  const place = await findPlace(deps.db, from, client_id)
  if (!place) return
  const sent = { ...place, from, to }
  const { first, more } = pace.answer
  const delaySeconds = first + steadyNumber(`${sent.conversation}${sent.number}`, more)
  await deps.jobs.start(deps.db, 'demo-answer', sent, { delaySeconds })
}

/**
 * The answer itself, where there is something to say: an ordinary message at the ordinary price, once for the newest
 * message, however often it runs.
 */
export async function answerMessage(deps: Deps, data: JobData): Promise<void> {
  const sent = sentSchema.parse(data)
  const character = await findCharacter(deps.db, sent.to)
  if (!character) return
  await answerAs(actAs(deps, character), character, sent).catch((error: unknown) => {
    // A block, a deleted account or an empty purse ends a conversation; it is no failure of the job.
    if (!(error instanceof AppError)) throw error
  })
}

async function answerAs(
  ctx: MemberCtx,
  character: Character,
  sent: z.output<typeof sentSchema>,
): Promise<void> {
  await markRead(ctx, sent.conversation, sent.number)
  if ((await findChat(ctx, sent.conversation))?.lastNumber !== sent.number) return
  if (await touchActivity(ctx)) followPresence(ctx, ctx.actor.memberId, true)
  const asked = await findAsked(ctx.db, sent)
  const body = asked && chooseAnswer({ ...character, language: ctx.locale }, asked.body, asked.language)
  if (!body || (await hasSaid(ctx.db, sent, body))) return
  const place = `${sent.conversation} ${sent.number}`
  await sendMessage(ctx, { to: sent.from, clientId: uuidv5(place, answerNamespace), body })
}
