import { messageSent } from '../conversations/message-sent.ts'
import { notifyAfterSeconds, notifyOfMessage } from '../conversations/notify-message.job.ts'
import { pushAfterSeconds, pushMessage } from '../conversations/push-message.job.ts'
import { signupMessage } from '../conversations/signup-message.job.ts'
import { likeCreated } from '../likes/like-created.ts'
import { notifyLikeAfterSeconds, notifyOfLike } from '../likes/notify-like.job.ts'
import { pushLike, pushLikeAfterSeconds } from '../likes/push-like.job.ts'
import { addressConfirmed } from '../members/confirm-address.ts'
import { mergeListeners, on } from '../platform/domain-events.ts'
import { signupEnded } from '../profiles/pass-steps.ts'
import { planProfileReminder } from '../profiles/reminders/remind-of-profile.job.ts'

/** What of the product itself listens to its events. */
export const productListeners = mergeListeners(
  on(messageSent, notifyOfMessage, notifyAfterSeconds),
  on(messageSent, pushMessage, pushAfterSeconds),
  on(addressConfirmed, signupMessage),
  on(addressConfirmed, planProfileReminder),
  on(signupEnded, signupMessage),
  on(likeCreated, notifyOfLike, notifyLikeAfterSeconds),
  on(likeCreated, pushLike, pushLikeAfterSeconds),
)
