import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { required } from '#common/required.ts'
import { markRead } from '#server/conversations/mark-read.ts'
import { messageSent } from '#server/conversations/message-sent.ts'
import { findChat } from '#server/conversations/queries.ts'
import { sendMessage } from '#server/conversations/send-message.ts'
import { actAs } from '#server/ctx/act-as.ts'
import type { MemberCtx } from '#server/ctx/context.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import { touchActivity } from '#server/profiles/touch-activity.ts'
import { chatTexts } from '../people/local-texts.ts'
import { findCharacter, steadyNumber } from './find-character.ts'
import { findPlace } from './find-place.ts'

const sentSchema = z.object({ conversation: z.uuid(), number: z.int(), from: z.uuid(), to: z.uuid() })
const answerNamespace = '4b0c8f7e-53f1-4d0e-9a52-2f6f0f6a8d11'
const firstSeconds = 4
const moreSeconds = 8

/** Somebody wrote to a demo character: it will answer in a few seconds. */
export async function planAnswer(deps: Deps, data: JobData): Promise<void> {
  const { from, to, client_id } = messageSent.schema.parse(data)
  if (!(await findCharacter(deps.db, to))) return
  const place = await findPlace(deps.db, from, client_id)
  if (!place) return
  const sent = { ...place, from, to }
  const delaySeconds = firstSeconds + steadyNumber(`${sent.conversation}${sent.number}`, moreSeconds)
  await deps.jobs.start(deps.db, 'demo-answer', sent, { delaySeconds })
}

/** The answer itself: an ordinary message at the ordinary price, once for the newest message, however often it runs. */
export async function answerMessage(deps: Deps, data: JobData): Promise<void> {
  const sent = sentSchema.parse(data)
  const character = await findCharacter(deps.db, sent.to)
  if (!character) return
  await answerAs(actAs(deps, character), sent).catch((error: unknown) => {
    // A block, a deleted account or an empty purse ends a conversation; it is no failure of the job.
    if (!(error instanceof AppError)) throw error
  })
}

async function answerAs(ctx: MemberCtx, sent: z.output<typeof sentSchema>): Promise<void> {
  await markRead(ctx, sent.conversation, sent.number)
  if ((await findChat(ctx, sent.conversation))?.lastNumber !== sent.number) return
  await touchActivity(ctx)
  const { answers } = chatTexts[ctx.locale]
  const place = `${sent.conversation} ${sent.number}`
  const body = required(answers[steadyNumber(place, answers.length)])
  await sendMessage(ctx, { to: sent.from, clientId: uuidv5(place, answerNamespace), body })
}
