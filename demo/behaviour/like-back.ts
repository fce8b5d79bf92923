import { actAs } from '#server/ctx/act-as.ts'
import type { Deps } from '#server/deps.ts'
import { likeCreated } from '#server/likes/like-created.ts'
import { likeMember } from '#server/likes/like-member.ts'
import { AppError } from '#server/platform/errors.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import { findCharacter } from './find-character.ts'
import type { Pace } from './pace.ts'
import { steadyNumber } from './steady-number.ts'

const oneIn = 4

/** Whether this demo character likes back whoever likes them: one in four does. @internal For the tests. */
export function isEager(id: string): boolean {
  return steadyNumber(id, oneIn) === 0
}

/** Somebody liked a demo character: the eager ones will like back. */
export async function planLikeBack(deps: Deps, data: JobData, pace: Pace): Promise<void> {
  const like = likeCreated.schema.parse(data)
  if (!isEager(like.to) || !(await findCharacter(deps.db, like.to))) return
  const delaySeconds = pace.like.first + steadyNumber(`${like.from}${like.to}`, pace.like.more)
  await deps.jobs.start(deps.db, 'demo-like-back', like, { delaySeconds })
}

export async function likeBack(deps: Deps, data: JobData): Promise<void> {
  const like = likeCreated.schema.parse(data)
  const character = await findCharacter(deps.db, like.to)
  if (!character) return
  await likeMember(actAs(deps, character), like.from).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}
