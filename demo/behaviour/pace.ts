/** How long the characters take, in seconds: `first` at least, and up to `more` on top. */
export type Pace = { answer: { first: number; more: number }; like: { first: number; more: number } }

const minute = 60

/** As people do: an answer within minutes, a like within minutes to hours. */
export const humanPace: Pace = {
  answer: { first: 40, more: 5 * minute },
  like: { first: 4 * minute, more: 5 * 60 * minute },
}

/** For browser tests and demonstrations, where nobody wants to wait. */
export const quickPace: Pace = { answer: { first: 4, more: 8 }, like: { first: 5, more: 15 } }
