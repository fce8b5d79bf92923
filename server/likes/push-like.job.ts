import { job } from '../kernel/job.ts'
import { queuePush } from '../notifications/push/queue-push.ts'
import { devicesOf } from '../notifications/push/subscriptions.ts'
import { likePush } from './like.push.ts'
import { likeCreated } from './like-created.ts'

/** Longer than a like that is taken back at once, or seen on an open page. */
export const pushLikeAfterSeconds = 15

/** Pushes to the devices of who is liked; whether it is still due is asked when it is sent. */
export const pushLike = job({
  queue: 'push-like',
  data: likeCreated.schema,
  async run(ctx, { from, to }) {
    if ((await devicesOf(ctx, to)).length > 0) await queuePush(ctx, likePush, to, { from })
  },
})
