import { type ProfileStep, profileSteps } from '#common/signup-steps.ts'

/** The questions before there is an account. `message` is asked of who wants to write to somebody. */
export const accountSteps = ['message', 'email', 'name', 'date_of_birth', 'password'] as const
export type AccountStep = (typeof accountSteps)[number]

/** A place in the signup, as its progress line shows it. */
export type Progress = { step: number; steps: number }

/** The account's questions in their order. */
export function stepsOfAccount(writes: boolean): AccountStep[] {
  return accountSteps.filter((step) => writes || step !== 'message')
}

/** The profile's questions in their order; `push` where the site and the browser have it. */
export function stepsOfProfile(push: boolean): ProfileStep[] {
  return profileSteps.filter((step) => push || step !== 'push')
}
