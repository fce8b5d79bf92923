/**
 * `none`: the birth date alone. `self-declared`: the member says explicitly that it is right, which is kept with its time.
 * `provider`: somebody else has made sure, and said nothing but whether the member is old enough.
 */
export const ageAssurances = ['none', 'self-declared', 'provider'] as const
export type AgeAssurance = (typeof ageAssurances)[number]

/** How a member has made sure of their age. */
export const ageProofs = ['self-declared', 'provider'] as const
export type AgeProof = (typeof ageProofs)[number]

/** What a provider can say in the end. `unclear`: it could not tell. */
export const ageOutcomes = ['of_age', 'under_age', 'unclear', 'cancelled'] as const
export type AgeOutcome = (typeof ageOutcomes)[number]

/** `open`: the member was sent to the provider. `judging`: what they came back with is being looked at. */
export const ageCheckStates = ['open', 'judging', ...ageOutcomes] as const

/** Where the provider sends the browser back to. */
export const ageReturnPath = '/age/return'
/** The page of the sandbox, a pretended provider. */
export const ageSandboxPath = '/age/sandbox'
