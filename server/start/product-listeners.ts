import { messageSent } from '../conversations/message-sent.ts'
import { notifyAfterSeconds, notifyMessageQueue } from '../conversations/notify-message.job.ts'
import { pushAfterSeconds, pushMessageQueue } from '../conversations/push-message.job.ts'
import { likeCreated } from '../likes/like-created.ts'
import { notifyLikeAfterSeconds, notifyLikeQueue } from '../likes/notify-like.job.ts'
import { pushLikeAfterSeconds, pushLikeQueue } from '../likes/push-like.job.ts'
import { addressConfirmed } from '../members/confirm-address.ts'
import type { Listeners } from '../platform/domain-events.ts'
import { signupEnded } from '../profiles/pass-steps.ts'
import { planProfileReminder } from '../profiles/reminders/remind-of-profile.job.ts'

/** What of the product itself listens to its events. */
export const productListeners: Listeners = new Map([
  [
    messageSent.name,
    [
      { queue: notifyMessageQueue, delaySeconds: notifyAfterSeconds },
      { queue: pushMessageQueue, delaySeconds: pushAfterSeconds },
    ],
  ],
  [addressConfirmed.name, [{ queue: 'signup-message' }, { queue: planProfileReminder.queue }]],
  [signupEnded.name, [{ queue: 'signup-message' }]],
  [
    likeCreated.name,
    [
      { queue: notifyLikeQueue, delaySeconds: notifyLikeAfterSeconds },
      { queue: pushLikeQueue, delaySeconds: pushLikeAfterSeconds },
    ],
  ],
])

/** Everyone who listens, the product first. */
export function mergeListeners(...all: Listeners[]): Listeners {
  const names = new Set(all.flatMap((listeners) => [...listeners.keys()]))
  return new Map([...names].map((name) => [name, all.flatMap((listeners) => listeners.get(name) ?? [])]))
}
