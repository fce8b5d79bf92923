import { type FinderQuestion, finderQuestions, finderSteps } from '#common/profiles/finder-questions.ts'
import type { FinderAnswers } from '#common/wire/match-finder.ts'

/** The answers that an address has; what is no answer counts as none. */
export function readAnswers(params: URLSearchParams): FinderAnswers {
  const answer = <Answer extends string>(name: FinderQuestion, answers: readonly Answer[]) =>
    answers.find((one) => one === params.get(name))
  const { intent, mood, near, age } = finderQuestions
  return {
    intent: answer('intent', intent),
    mood: answer('mood', mood),
    near: answer('near', near),
    age: answer('age', age),
  }
}

/** The question to ask next; undefined once all are answered. */
export function nextQuestion(answers: FinderAnswers): FinderQuestion | undefined {
  return finderSteps.find((name) => answers[name] === undefined)
}
