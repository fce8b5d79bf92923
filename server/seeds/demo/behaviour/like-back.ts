import { z } from 'zod'
import { actAs } from '../../../act-as.ts'
import type { Deps } from '../../../deps.ts'
import { likeMember } from '../../../likes/like-member.ts'
import { AppError } from '../../../platform/errors.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { findCharacter, steadyNumber } from './find-character.ts'

const likeSchema = z.object({ from: z.uuid(), to: z.uuid() })
const firstSeconds = 5
const moreSeconds = 15
/** Six in ten like back. */
const eagerOfTen = 6

/** Somebody liked a demo character: the eager ones will like back. */
export async function planLikeBack(deps: Deps, data: JobData): Promise<void> {
  const like = likeSchema.parse(data)
  if (steadyNumber(like.to, 10) >= eagerOfTen || !(await findCharacter(deps.db, like.to))) return
  const delaySeconds = firstSeconds + steadyNumber(`${like.from}${like.to}`, moreSeconds)
  await deps.jobs.start(deps.db, 'demo-like-back', like, { delaySeconds })
}

export async function likeBack(deps: Deps, data: JobData): Promise<void> {
  const like = likeSchema.parse(data)
  const character = await findCharacter(deps.db, like.to)
  if (!character) return
  await likeMember(actAs(deps, character), like.from).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}
