import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { followPresence } from '#server/conversations/presence.ts'
import { findChat } from '#server/conversations/queries.ts'
import { markRead } from '#server/conversations/read/mark-read.ts'
import { sendMessage } from '#server/conversations/send/send-message.ts'
import { actAs } from '#server/kernel/act-as.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { job } from '#server/kernel/job.ts'
import { AppError } from '#server/platform/errors.ts'
import { touchActivity } from '#server/profiles/touch-activity.ts'
import { chooseAnswer } from './choose-answer.ts'
import { heard } from './demo-listeners.ts'
import { findAsked, hasSaid } from './find-asked.ts'
import { type Character, findCharacter } from './find-character.ts'
import { findPlace } from './find-place.ts'
import type { Pace } from './pace.ts'
import { steadyNumber } from './steady-number.ts'

const sentSchema = z.object({ conversation: z.uuid(), number: z.int(), from: z.uuid(), to: z.uuid() })
const answerNamespace = '4b0c8f7e-53f1-4d0e-9a52-2f6f0f6a8d11'

/** Somebody wrote to a demo character: it will look at it. */
export const planAnswer = (pace: Pace) =>
  job({
    ...heard.message,
    async run({ db, jobs }, { from, to, client_id }) {
      if (!(await findCharacter(db, to))) return
      const place = await findPlace(db, from, client_id)
      if (!place) return
      const sent = { ...place, from, to }
      const { first, more } = pace.answer
      const delaySeconds = first + steadyNumber(`${sent.conversation}${sent.number}`, more)
      await jobs.start(db, answerMessage, sent, { delaySeconds })
    },
  })

/**
 * The answer itself, where there is something to say: an ordinary message at the ordinary price, once for the newest
 * message, however often it runs.
 */
export const answerMessage = job({
  queue: 'demo-answer',
  data: sentSchema,
  async run(ctx, sent) {
    const character = await findCharacter(ctx.db, sent.to)
    if (!character) return
    await answerAs(actAs(ctx, character), character, sent).catch((error: unknown) => {
      // A block, a deleted account or an empty purse ends a conversation; it is no failure of the job.
      if (!(error instanceof AppError)) throw error
    })
  },
})

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
