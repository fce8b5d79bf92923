/**
 * What is asked once there is an account, in this order; each step is saved as it is done. `push` is passed by itself
 * where the browser or the site has no push.
 */
export const profileSteps = [
  'photo',
  'place',
  'gender',
  'sexuality',
  'interests',
  'prompt',
  'about',
  'push',
] as const
export type ProfileStep = (typeof profileSteps)[number]

/** Steps that can be left out. The others are what a profile cannot be shown without. */
export const skippableSteps: readonly ProfileStep[] = ['photo', 'interests', 'prompt', 'about', 'push']

/** How many interests the signup asks for. */
export const interestsAsked = 3
