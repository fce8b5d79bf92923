import type { Ctx } from '../ctx/context.ts'
import { queuePush } from '../notifications/push/queue-push.ts'
import { devicesOf } from '../notifications/push/subscriptions.ts'
import type { Db } from '../platform/db/db.ts'
import type { JobData } from '../platform/jobs/jobs.ts'
import { likePush } from './like.push.ts'
import { likeCreated } from './like-created.ts'

export const pushLikeQueue = 'push-like'
/** Longer than a like that is taken back at once, or seen on an open page. */
export const pushLikeAfterSeconds = 15

/** Pushes to the devices of who is liked; whether it is still due is asked when it is sent. */
export async function pushLike({ db, jobs }: { db: Db; jobs: Ctx['jobs'] }, data: JobData): Promise<void> {
  const { from, to } = likeCreated.schema.parse(data)
  if ((await devicesOf({ db }, to)).length > 0) await queuePush({ db, jobs }, likePush, to, { from })
}
