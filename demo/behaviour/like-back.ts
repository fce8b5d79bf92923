import { actAs } from '#server/kernel/act-as.ts'
import { job } from '#server/kernel/job.ts'
import { likeCreated } from '#server/likes/like-created.ts'
import { likeMember } from '#server/likes/like-member.ts'
import { AppError } from '#server/platform/errors.ts'
import { heard } from './demo-listeners.ts'
import { findCharacter } from './find-character.ts'
import type { Pace } from './pace.ts'
import { steadyNumber } from './steady-number.ts'

const oneIn = 4

/** Whether this demo character likes back whoever likes them: one in four does. @internal For the tests. */
export function isEager(id: string): boolean {
  return steadyNumber(id, oneIn) === 0
}

/** Somebody liked a demo character: the eager ones will like back. */
export const planLikeBack = (pace: Pace) =>
  job({
    ...heard.like,
    async run({ db, jobs }, like) {
      if (!isEager(like.to) || !(await findCharacter(db, like.to))) return
      const delaySeconds = pace.like.first + steadyNumber(`${like.from}${like.to}`, pace.like.more)
      await jobs.start(db, likeBack, like, { delaySeconds })
    },
  })

/** The like itself, as the character gives it. */
export const likeBack = job({
  queue: 'demo-like-back',
  data: likeCreated.schema,
  async run(ctx, like) {
    const character = await findCharacter(ctx.db, like.to)
    if (!character) return
    await likeMember(actAs(ctx, character), like.from).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
  },
})
