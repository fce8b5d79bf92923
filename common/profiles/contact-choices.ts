/** From whom a member takes a first message. */
export const contactChoices = ['everyone', 'photo', 'verified'] as const
