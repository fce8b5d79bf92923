import type { Extension } from '#server/start/extension.ts'
import { answerMessage, planAnswer } from './answer-message.ts'
import { answerWaiting } from './answer-waiting.ts'
import { demoListeners } from './demo-listeners.ts'
import { likeBack, planLikeBack } from './like-back.ts'

/** The demo's characters answer who writes to them, and like back. */
export const demoBehaviour: Extension = {
  jobs: {
    'message-sent': planAnswer,
    'like-created': planLikeBack,
    'address-confirmed': answerWaiting,
    'demo-answer': answerMessage,
    'demo-like-back': likeBack,
  },
  listeners: demoListeners,
}
