import type { Interest } from './profile-fields.ts'

/** The questions of the match finder with their answers. */
export const finderQuestions = {
  intent: ['lasting', 'light', 'open'],
  mood: ['cosy', 'active', 'culture', 'out', 'any'],
  near: ['town', 'region', 'any'],
  age: ['close', 'older', 'younger', 'any'],
} as const
export type FinderQuestion = keyof typeof finderQuestions

/** In the order in which they are asked. */
export const finderSteps = ['intent', 'mood', 'near', 'age'] as const satisfies FinderQuestion[]

/** What somebody is here for, as an interest says it. */
export const intentInterests = ['relationship', 'onenightstand'] as const satisfies Interest[]
