import { notifyAfterSeconds, notifyOfMessage } from '../conversations/notify/notify-message.job.ts'
import { pushAfterSeconds, pushMessage } from '../conversations/notify/push-message.job.ts'
import { messageSent } from '../conversations/send/message-sent.ts'
import { signupMessage } from '../conversations/signup-message.job.ts'
import { likeCreated } from '../likes/like-created.ts'
import { notifyLikeAfterSeconds, notifyOfLike } from '../likes/notify-like.job.ts'
import { pushLike, pushLikeAfterSeconds } from '../likes/push-like.job.ts'
import { addressConfirmed } from '../members/addresses/confirm-address.ts'
import { mergeListeners, on } from '../platform/domain-events.ts'
import { planProfileReminder } from '../profiles/reminders/remind-of-profile.job.ts'
import { signupEnded } from '../profiles/search/pass-steps.ts'

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
