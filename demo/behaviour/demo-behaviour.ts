import type { Extension } from '#server/kernel/extension.ts'
import { answerMessage, planAnswer } from './answer-message.ts'
import { answerWaiting } from './answer-waiting.ts'
import { demoListeners } from './demo-listeners.ts'
import { likeBack, planLikeBack } from './like-back.ts'
import { humanPace, type Pace } from './pace.ts'

/** The demo's characters answer who asks them something, and like back. */
export function createDemoBehaviour(pace: Pace): Extension {
  return {
    jobs: [planAnswer(pace), planLikeBack(pace), answerWaiting, answerMessage, likeBack],
    listeners: demoListeners,
  }
}

/** @internal For the tests. */
export const demoBehaviour = createDemoBehaviour(humanPace)
