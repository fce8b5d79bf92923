import { messageSent } from '#server/conversations/message-sent.ts'
import { likeCreated } from '#server/likes/like-created.ts'
import { addressConfirmed } from '#server/members/confirm-address.ts'
import type { Listeners } from '#server/platform/domain-events.ts'

/** The events that the demo listens to. A queue is named as the event whose job it holds. */
export const demoListeners: Listeners = new Map([
  [messageSent.name, [{ queue: 'message-sent' }]],
  [likeCreated.name, [{ queue: 'like-created' }]],
  [addressConfirmed.name, [{ queue: 'address-confirmed' }]],
])
