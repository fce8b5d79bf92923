import { actAs } from '#server/ctx/act-as.ts'
import type { Deps } from '#server/deps.ts'
import { likeCreated } from '#server/likes/like-created.ts'
import { likeMember } from '#server/likes/like-member.ts'
import { AppError } from '#server/platform/errors.ts'
import type { JobData } from '#server/platform/jobs/jobs.ts'
import { findCharacter, steadyNumber } from './find-character.ts'

const firstSeconds = 5
const moreSeconds = 15
const eagerOfTen = 6

/** Whether this demo character likes back whoever likes them: six in ten do. @internal For the test. */
export function isEager(id: string): boolean {
  return steadyNumber(id, 10) < eagerOfTen
}

/** Somebody liked a demo character: the eager ones will like back. */
export async function planLikeBack(deps: Deps, data: JobData): Promise<void> {
  const like = likeCreated.schema.parse(data)
  if (!isEager(like.to) || !(await findCharacter(deps.db, like.to))) return
  const delaySeconds = firstSeconds + steadyNumber(`${like.from}${like.to}`, moreSeconds)
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
