/** The questions before there is an account, asked on /signup. */
export const accountSteps = ['email', 'name', 'date_of_birth', 'password'] as const
export type AccountStep = (typeof accountSteps)[number]

/** The questions that complete it, asked on /complete-signup and saved one by one. */
export const profileSteps = ['gender', 'sexuality', 'place'] as const
export type ProfileStep = (typeof profileSteps)[number]

export const signupSteps = [...accountSteps, ...profileSteps] as const
