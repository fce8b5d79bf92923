import { messageSent } from '#server/conversations/send/message-sent.ts'
import { likeCreated } from '#server/likes/like-created.ts'
import { addressConfirmed } from '#server/members/addresses/confirm-address.ts'
import { mergeListeners, on } from '#server/platform/domain-events.ts'

/** In which queue each event that the demo listens to is heard: it is named as the event. */
export const heard = {
  message: { queue: messageSent.name, data: messageSent.schema },
  like: { queue: likeCreated.name, data: likeCreated.schema },
  address: { queue: addressConfirmed.name, data: addressConfirmed.schema },
}

/** Apart from the jobs themselves, so that who only announces events need not load what the characters say. */
export const demoListeners = mergeListeners(
  on(messageSent, heard.message),
  on(likeCreated, heard.like),
  on(addressConfirmed, heard.address),
)
